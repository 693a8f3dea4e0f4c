// Bytes that come in any pieces become the lines that were sent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AdapterFailure } from '../failure.ts';
import { LineReader } from './lines.ts';

const CAP = 1000;
const ended = new AdapterFailure('crash', 'the adapter ended (exit code 7)');

/** Lines read until the reader fails, and how it failed. */
const readAll = async (reader: LineReader) => {
  const lines: string[] = [];
  for (;;) {
    const line = await reader.next(50).catch((error: AdapterFailure) => error);
    if (line instanceof AdapterFailure) return { lines, kind: line.kind, message: line.message };
    lines.push(line);
  }
};

const pushed = (...chunks: readonly (string | Buffer)[]): LineReader => {
  const reader = new LineReader(CAP);
  for (const chunk of chunks) reader.push(Buffer.from(chunk));
  return reader;
};

describe('lines', () => {
  // biome-ignore format: one stream a line
  const STREAMS: readonly (readonly [string, readonly (string | Buffer)[], readonly string[]])[] = [
    ['one line in one chunk', ['{"a":1}\n'], ['{"a":1}']],
    ['one line in three chunks', ['{"a"', ':1', '}\n'], ['{"a":1}']],
    ['three lines in one chunk', ['a\nb\nc\n'], ['a', 'b', 'c']],
    ['a line that ends in the next chunk', ['a\nb', 'c\nd', '\n'], ['a', 'bc', 'd']],
    ['an end of line on its own', ['a', '\n', 'b', '\n'], ['a', 'b']],
    ['blank lines, which are passed over', ['\n\na\n  \n\r\nb\n'], ['a', 'b']],
    ['lines that end as in Windows', ['a\r\nb\r\n'], ['a\r', 'b\r']],
    ['Ñ split between its two bytes', [Buffer.from([0x22, 0xc3]), Buffer.from([0x91, 0x22, 0x0a])], ['"Ñ"']],
    ['a character of four bytes split in four', [...Buffer.from('🂡\n')].map((b) => Buffer.from([b])), ['🂡']],
    ['nothing', ['', ''], []],
  ];

  test.each(STREAMS)('%s', async (_, chunks, lines) => {
    const reader = pushed(...chunks);
    reader.end(ended);
    expect(await readAll(reader)).toEqual({ lines, kind: 'crash', message: ended.message });
  });

  test('come out alike however the bytes are cut', async () => {
    const text = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(fc.nat({ max: 400 }), { maxLength: 12 }),
        async (lines, cuts) => {
          const clean = lines.map((l) => l.replace(/[\r\n]/g, '')).filter((l) => l.trim() !== '');
          const bytes = Buffer.from(clean.map((l) => `${l}\n`).join(''));
          const places = [0, ...cuts.map((c) => c % (bytes.length + 1)), bytes.length].sort(
            (a, b) => a - b,
          );
          const reader = pushed(...places.slice(1).map((to, i) => bytes.subarray(places[i], to)));
          reader.end(ended);
          expect((await readAll(reader)).lines).toEqual(clean);
        },
      ),
      { numRuns: 200, seed: 2024 },
    );
  });

  test('are given to who waits as soon as they are whole', async () => {
    const reader = new LineReader(CAP);
    const waiting = reader.next(1000);
    reader.push(Buffer.from('ho'));
    reader.push(Buffer.from('la\n'));
    expect(await waiting).toBe('hola');
  });
});

describe('a stream that goes wrong', () => {
  test('says in the middle of which line it ended', async () => {
    const reader = pushed('a\n{"jsonrpc":"2.0","id"');
    reader.end(ended);
    expect(await readAll(reader)).toEqual({
      lines: ['a'],
      kind: 'crash',
      message:
        'the adapter ended (exit code 7), in the middle of the line "{\\"jsonrpc\\":\\"2.0\\",\\"id\\""',
    });
  });

  test('tells who is already waiting', async () => {
    const reader = new LineReader(CAP);
    const waiting = reader.next(1000);
    reader.end(ended);
    await expect(waiting).rejects.toMatchObject({ kind: 'crash' });
  });

  test('and says nothing runs out of time', async () => {
    await expect(pushed('half a line').next(10)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'no answer within 10 ms',
    });
  });

  test('can still be read after a wait in vain', async () => {
    const reader = new LineReader(CAP);
    await expect(reader.next(5)).rejects.toMatchObject({ kind: 'timeout' });
    reader.push(Buffer.from('late\n'));
    expect(await reader.next(50)).toBe('late');
  });

  // biome-ignore format: one stream a line
  const VIOLATIONS: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['a whole line that is too long', [`${'x'.repeat(CAP + 1)}\n`], /a line of more than 1000 characters/],
    ['a line that never ends', Array(11).fill('x'.repeat(100)), /a line of more than 1000 characters/],
    ['a long line behind a good one', [`a\n${'x'.repeat(CAP + 1)}`], /a line of more than 1000 characters/],
    ['a flood of lines nobody asked for', ['a\n'.repeat(1001)], /more than 1000 lines that nobody asked for/],
    ['a flood in one huge chunk', ['a\n'.repeat(400_000)], /more than 1000 lines that nobody asked for/],
  ];

  test.each(VIOLATIONS)('with %s breaks the protocol', async (_, chunks, why) => {
    const { lines, kind, message } = await readAll(pushed(...chunks));
    expect(lines).toEqual([]);
    expect(kind).toBe('protocol-violation');
    expect(message).toMatch(why);
  });

  test('with a line of just the longest length is in order', async () => {
    expect(await pushed(`${'x'.repeat(CAP)}\n`).next(50)).toHaveLength(CAP);
  });

  test('with just as many lines as may wait is in order', async () => {
    const reader = pushed('a\n'.repeat(1000));
    reader.end(ended);
    expect((await readAll(reader)).lines).toHaveLength(1000);
  });

  test('keeps its first failure, whatever comes later', async () => {
    const reader = pushed(`${'x'.repeat(CAP + 1)}\n`, 'a\n');
    reader.end(ended);
    expect(await readAll(reader)).toMatchObject({ lines: [], kind: 'protocol-violation' });
  });
});
