// `articulado certify` as a person calls it: filters, transcripts, verdicts, exit codes, and what is left behind.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  articulado,
  articuladoIn,
  foundIn,
  freshOut,
  ON_ENDINGS,
  resultsIn,
  tampered,
  written,
} from '../trial.ts';

describe.concurrent('a run', () => {
  test('of the reference conforms, with code 0', async () => {
    const { dir, out } = freshOut();
    const { code, stdout } = await articulado(
      'certify',
      '--reference',
      ...ON_ENDINGS,
      '--out',
      out,
    );
    const results = resultsIn(out);
    expect(code).toBe(0);
    expect(results).toMatchObject({
      conformant: true,
      complete: false,
      transport: 'in-process',
      restarts: 0,
    });
    expect(results.cases.length).toBeGreaterThan(5);
    expect(stdout).toMatch(
      /^conformant in the part examined\n\d+ passed, 0 failed, 0 skipped\non the plain text: \d+ of \d+; on an adopted reading: \d+ of \d+\nright for the right reason: \d+ of \d+$/m,
    );
    expect(stdout).toContain(`results in ${out}`);
    expect(readdirSync(dir)).toEqual(['results.json']);
  });

  test('that filters keeps to what was asked for', async () => {
    const { out } = freshOut();
    const filters = ['--edition', 'fise-2009', '--edition', 'ajs-2024', '--profile', 'final'];
    await articulado('certify', '--reference', ...filters, '--out', out);
    const results = resultsIn(out);
    expect(results.filters).toEqual({
      editions: ['fise-2009', 'ajs-2024'],
      profiles: ['final'],
      clauses: [],
      scenarios: [],
      cases: [],
    });
    expect([...new Set(results.cases.map((c) => c.edition))].sort()).toEqual([
      'ajs-2024',
      'fise-2009',
    ]);
    expect(new Set(results.cases.map((c) => c.profile))).toEqual(new Set(['final']));
  });

  test('of a clause has only cases that encode it', async () => {
    const { out } = freshOut();
    await articulado(
      'certify',
      '--reference',
      '--clause',
      'fise-2009:45.2',
      '--edition',
      'fise-2009',
      '--out',
      out,
    );
    const { cases } = resultsIn(out);
    expect(cases.length).toBeGreaterThan(1);
    for (const c of cases) expect(c.clauses).toContain('fise-2009:45.2');
  });

  test('writes every exchange to the transcript', async () => {
    const { dir, out } = freshOut();
    const transcript = join(dir, 'deep', 'transcript.ndjson');
    await articulado(
      'certify',
      '--reference',
      ...ON_ENDINGS,
      '--out',
      out,
      '--transcript',
      transcript,
    );
    const lines = readFileSync(transcript, 'utf8')
      .trimEnd()
      .split('\n')
      .map((l) => JSON.parse(l));
    expect(lines.map((l) => l.request.method).slice(0, 2)).toEqual(['initialize', 'game/replay']);
    expect(lines.length).toBe(resultsIn(out).cases.length + 2);
    expect(JSON.stringify(lines.map((l) => l.request))).not.toContain('esc-');
    expect(lines.flatMap((l) => l.case ?? [])).toEqual(resultsIn(out).cases.map((c) => c.case));
  });

  test('is told in every format that was asked for', async () => {
    const { dir, out } = freshOut();
    const text = join(dir, 'told', 'run.txt');
    const again = join(dir, 'again.json');
    const { code, stdout } = await articulado(
      ...['certify', '--reference', ...ON_ENDINGS, '--out', out],
      ...['--report', `terminal=${text}`, '--report', `json=${again}`],
    );
    expect(code).toBe(0);
    expect(stdout).toContain(readFileSync(text, 'utf8'));
    expect(resultsIn(again)).toEqual(resultsIn(out));
  });

  test('with several jobs has the same results, and every job did some of it', async () => {
    const [one, three] = [freshOut().out, freshOut().out];
    const { dir } = freshOut();
    const adapter = ['--', process.execPath, 'reference-impl/adapter/stdio.ts'];
    const transcript = join(dir, 'transcript.ndjson');
    await articulado('certify', ...ON_ENDINGS, '--out', one, ...adapter);
    await articulado(
      ...['certify', ...ON_ENDINGS, '--out', three, '--jobs', '3', '--transcript', transcript],
      ...adapter,
    );
    expect(foundIn(three)).toEqual(foundIn(one));
    const methods = readFileSync(transcript, 'utf8').trimEnd().split('\n');
    expect(methods.filter((l) => JSON.parse(l).request.method === 'initialize')).toHaveLength(3);
    expect(methods.filter((l) => JSON.parse(l).request.method === 'shutdown')).toHaveLength(3);
    expect(methods).toHaveLength(resultsIn(one).cases.length + 6);
  });

  test('of a wrong implementation has code 1 and tells what was found and expected', async () => {
    const { out } = freshOut();
    const wrong = tampered(
      'wrong.mjs',
      "if (request.method === 'game/replay') response.result.state.ended = null;",
    );
    const { code, stdout } = await articulado(
      'certify',
      '--module',
      wrong,
      ...ON_ENDINGS,
      '--out',
      out,
    );
    const results = resultsIn(out);
    expect(code).toBe(1);
    expect(results.conformant).toBe(false);
    expect(new Set(results.cases.map((c) => c.verdict))).toEqual(new Set(['pass', 'fail']));
    expect(stdout).toMatch(/^fail {2}esc-\d{4}\/\S+ {2}features\/\S+:\d+ {2}\(.*fise-2009:45\./m);
    expect(stdout).toMatch(/: found .*, expected /);
    expect(stdout).toMatch(/^NOT conformant in the part examined$/m);
  });

  // biome-ignore format: one module a line
  test.each([
    ['a malformed reply', 'reply.mjs', "if (request.method === 'game/replay') response.result = { outcomes: 'none' };", 'protocol-violation', /\/result lacks "state", expected a property "state"; \/result\/outcomes is "none", expected array/],
    ['a missing outcome', 'short.mjs', "if (request.method === 'game/replay') response.result.outcomes.pop();", 'protocol-violation', /\/result\/outcomes has \d+ entries, expected \d+/],
    ['a method it does not know', 'unsupported.mjs', "if (request.method === 'game/replay') return { jsonrpc: '2.0', id: request.id, error: { code: -32601, message: 'not yet' } };", 'unsupported', /the adapter says: not yet/],
    ['an exception', 'throws.mjs', "if (request.method === 'game/replay') throw new Error('boom');", 'crash', /the module threw Error: boom/],
  ] as const)('with %s has code 1 and the verdict of its kind', async (_, name, changes, verdict, why) => {
    const { out } = freshOut();
    const { code } = await articulado('certify', '--module', tampered(name, changes), ...ON_ENDINGS, '--timeout', '100', '--out', out);
    const { cases, conformant } = resultsIn(out);
    expect(code).toBe(1);
    expect(conformant).toBe(false);
    const told = cases.find((c) => c.verdict === verdict);
    expect(told?.message).toMatch(why);
    expect(JSON.parse(told?.exchange?.request ?? '')).toMatchObject({ method: 'game/replay' });
    expect(told?.exchange?.answer).not.toBe('');
    const alike = cases.filter((c) => c.verdict === verdict && c !== told);
    for (const c of alike) expect([c.like, c.exchange]).toEqual([told?.case, undefined]);
    expect(cases.filter((c) => c.verdict !== verdict && c.verdict !== 'not-run')).toEqual([]);
  });

  test('with a promise never kept has code 1 and the verdict of its kind', async () => {
    const { out } = freshOut();
    const hangs = written(
      'hangs.mjs',
      `const claims = { 'fise-2009': ['final'] };
const implementation = { name: 'Hangs', version: '1', language: 'JS' };
export const handle = ({ id, method }) =>
  method === 'initialize' ? { jsonrpc: '2.0', id, result: { protocolVersion: '1', implementation, claims } } : new Promise(() => {});`,
    );
    const { code } = await articulado(
      ...['certify', '--module', hangs, ...ON_ENDINGS, '--timeout', '100', '--out', out],
    );
    const { cases, restarts } = resultsIn(out);
    expect(code).toBe(1);
    expect(restarts).toBe(10);
    expect(cases[0]).toMatchObject({
      verdict: 'timeout',
      message: expect.stringMatching(/no answer within 100 ms/),
    });
    expect(new Set(cases.map((c) => c.verdict))).toEqual(new Set(['timeout', 'not-run']));
  });

  test('of an implementation that claims little lists the rest as not claimed', async () => {
    const { out } = freshOut();
    const modest = tampered(
      'modest.mjs',
      "if (request.method === 'initialize') response.result.claims = { 'fise-2009': ['final'] };",
    );
    const { code, stdout } = await articulado(
      'certify',
      '--module',
      modest,
      '--profile',
      'final',
      '--out',
      out,
    );
    const { cases } = resultsIn(out);
    expect(code).toBe(0);
    for (const c of cases)
      expect(c.verdict).toBe(c.edition === 'fise-2009' ? 'pass' : 'not-claimed');
    expect(stdout).toMatch(/ajs-2024 +not claimed/);
    expect(stdout).toMatch(/\d+ passed, 0 failed, [1-9]\d* skipped/);
  });

  test('of an implementation that claims nothing is not conformant', async () => {
    const { out } = freshOut();
    const empty = tampered(
      'empty.mjs',
      "if (request.method === 'initialize') response.result.claims = {};",
    );
    const { code } = await articulado('certify', '--module', empty, ...ON_ENDINGS, '--out', out);
    expect(code).toBe(1);
    expect(resultsIn(out).conformant).toBe(false);
  });

  test('does not let the name of an implementation reach the terminal or the file system', async () => {
    const { dir } = freshOut();
    const name = '../../etc/\\u001b[31mred\\u0007';
    const rude = tampered(
      'rude.mjs',
      `if (request.method === 'initialize') response.result.implementation.name = '${name}';`,
    );
    const run = await articuladoIn(dir, 'certify', '--module', rude, ...ON_ENDINGS);
    expect(run.code).toBe(0);
    expect(run.stdout).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(readdirSync(join(dir, 'results/partial'))).toEqual(['etc-31mred.json']);
    expect(existsSync(join(dir, 'results/etc-31mred.json'))).toBe(false);
  });
});
