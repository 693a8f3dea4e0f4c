// Bytes that come in any pieces become the lines that were sent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineSplitter } from './lines.ts';

const CAP = 1000;

const split = (...chunks: readonly (string | Buffer)[]) => {
  const splitter = new LineSplitter(CAP);
  const lines = chunks.flatMap((chunk) => splitter.push(Buffer.from(chunk)));
  return { splitter, lines };
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

  test.each(STREAMS)('%s', (_, chunks, lines) => {
    expect(split(...chunks).lines).toEqual(lines);
  });

  test('come out alike however the bytes are cut', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, fc.array(fc.nat({ max: 400 }), { maxLength: 12 }), (lines, cuts) => {
        const clean = lines.map((l) => l.replace(/[\r\n]/g, '')).filter((l) => l.trim() !== '');
        const bytes = Buffer.from(clean.map((l) => `${l}\n`).join(''));
        const places = [0, ...cuts.map((c) => c % (bytes.length + 1)), bytes.length].sort(
          (a, b) => a - b,
        );
        const pieces = places.slice(1).map((to, i) => bytes.subarray(places[i], to));
        expect(split(...pieces).lines).toEqual(clean);
      }),
      { numRuns: 200, seed: 2024 },
    );
  });

  test('that have not ended are told apart', () => {
    const { splitter, lines } = split('a\n{"jsonrpc":"2.0"');
    expect(lines).toEqual(['a']);
    expect(splitter.rest).toBe('{"jsonrpc":"2.0"');
  });
});

describe('too long is', () => {
  // biome-ignore format: one stream a line
  test.each([
    ['a whole line', [`${'x'.repeat(CAP + 1)}\n`], true],
    ['a line that never ends', Array(11).fill('x'.repeat(100)), true],
    ['a long line behind a good one', [`a\n${'x'.repeat(CAP + 1)}`], true],
    ['not a line of just the longest length', [`${'x'.repeat(CAP)}\n`], false],
    ['not many short lines', ['a\n'.repeat(CAP)], false],
  ] as const)('%s', (_, chunks, expected) => {
    const { splitter, lines } = split(...chunks);
    expect(splitter.isTooLong(lines)).toBe(expected);
  });
});
