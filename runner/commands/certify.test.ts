// `articulado certify` as a person calls it: wrong calls, filters, known failures, exit codes, and what is left behind.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import type { RunResults } from '../../protocol/generated/types.ts';
import { validators } from '../../protocol/validate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'certify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const articulado = (...args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const run = spawn(process.execPath, ['runner/articulado.ts', ...args], { cwd: root });
    let [stdout, stderr] = ['', ''];
    run.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    run.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    run.on('close', (code) => resolve({ code, stdout, stderr }));
  });

let runs = 0;
/** An empty folder and the file in it where results would go. */
const freshOut = () => {
  runs += 1;
  const dir = join(folder, `run-${runs}`);
  mkdirSync(dir);
  return { dir, out: join(dir, 'results.json') };
};

const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const resultsIn = (file: string): RunResults => {
  const results = JSON.parse(readFileSync(file, 'utf8')) as RunResults;
  expect(validators.results(results)).toBe(true);
  return results;
};

const NO_HANDLE = written('no-handle.mjs', 'export const answer = 42;\n');
const BROKEN = written('broken.mjs', 'export const handle = (;\n');
const MUTE = written('mute.mjs', 'export const handle = () => null;\n');
const MALFORMED = written(
  'malformed.mjs',
  'export const handle = ({ id }) => ({ jsonrpc: "2.0", id, result: { protocolVersion: 1 } });\n',
);
const FUTURE = written(
  'future.mjs',
  'export const handle = ({ id }) => ({ jsonrpc: "2.0", id, result: { protocolVersion: "9", implementation: { name: "F", version: "1", language: "JS" }, editions: [], profiles: [] } });\n',
);
const NOT_JSON = written('not-json.txt', 'esc-0001\n');
const NO_LIST = written('no-list.json', '{"cases":[]}\n');
const UNKNOWN_CASE = written('unknown-case.json', '["esc-9999/fise-2009/1"]\n');

// biome-ignore format: one call a line
const WRONG: readonly (readonly [string, readonly string[], found: RegExp, expected: RegExp])[] = [
  ['no target', [], /^no implementation was named$/m, /expected one of --reference, --url <url>, --module <file> or -- <command>/],
  ['two targets', ['--reference', '--url', 'http://127.0.0.1:1'], /^several implementations were named$/m, /expected one of --reference/],
  ['a target and a command', ['--reference', '--', 'true'], /^several implementations were named$/m, /expected one of --reference/],
  ['an unknown option', ['--reference', '--colour', 'red'], /^Unknown option '--colour'/m, /expected the options below\narticulado certify/],
  ['a word out of place', ['--reference', 'all'], /^Unexpected argument 'all'/m, /expected the options below/],
  ['an option without its value', ['--reference', '--edition'], /--edition/, /expected the options below/],
  ['an unknown edition', ['--reference', '--edition', 'fise-2010'], /^unknown edition "fise-2010"$/m, /expected fise-2003, redeletras, fise-2009, resumen-2018, ajs-2024/],
  ['an unknown profile', ['--reference', '--profile', 'finales'], /^unknown profile "finales"$/m, /expected juego, fichas, impugnacion, .*final/],
  ['an unknown clause', ['--reference', '--clause', 'fise-2009:45.22'], /^unknown clause "fise-2009:45.22"$/m, /expected one such as .*fise-2009:45\.2\b/],
  ['filters that no case fits', ['--reference', '--profile', 'torneo', '--edition', 'resumen-2018'], /^no case fits these filters$/m, /expected at least one case/],
  ['a time limit in words', ['--reference', '--timeout', 'soon'], /^--timeout is "soon"$/m, /expected a number of milliseconds/],
  ['a time limit of nothing', ['--reference', '--timeout', '0'], /^--timeout is "0"$/m, /expected a number of milliseconds/],
  ['a URL that is none', ['--url', 'not a url'], /^"not a url" is not a URL that can be posted to$/m, /expected http:\/\/… or https:\/\/…/],
  ['a URL of another kind', ['--url', 'ftp://127.0.0.1/'], /^"ftp:\/\/127.0.0.1\/" is not a URL/m, /expected http/],
  ['a URL where nobody listens', ['--url', 'http://127.0.0.1:1/'], /^no handshake: http:\/\/127.0.0.1:1\/ cannot be reached/m, /expected an answer to "initialize"/],
  ['a module that does not exist', ['--module', '/no/such/module.mjs'], /^the module \/no\/such\/module.mjs cannot be loaded: /m, /expected a JavaScript or TypeScript module/],
  ['a module with a mistake', ['--module', BROKEN], /broken\.mjs cannot be loaded: /m, /expected a JavaScript or TypeScript module/],
  ['a module without handle', ['--module', NO_HANDLE], /no-handle\.mjs has no function "handle"$/m, /expected export const handle = \(request\) => response/],
  ['a module that says nothing', ['--module', MUTE], /^no handshake: the whole value is null, expected object$/m, /expected an answer to "initialize"/],
  ['a malformed handshake', ['--module', MALFORMED], /^no handshake: .*\/result\/protocolVersion is 1, expected string/m, /expected an answer to "initialize"/],
  ['a protocol of the future', ['--module', FUTURE], /^no handshake: \/result\/protocolVersion is "9", expected one of 1$/m, /expected an answer to "initialize"/],
  ['a command that does not exist', ['--', 'no-such-command-at-all'], /^no handshake: no command "no-such-command-at-all" was found/m, /expected an answer to "initialize"/],
  ['a command that ends at once', ['--', process.execPath, '-e', 'console.error("out of luck"); process.exit(3)'], /^no handshake: the adapter ended \(exit code 3\)$/m, /its stderr ends with: out of luck/],
  ['a command that prints something else', ['--', process.execPath, '-e', 'console.log("\\u001b[31mHello"); setInterval(() => {}, 1000)'], /^no handshake: stdout carries .*Hello", expected one JSON object a line/m, /expected an answer to "initialize"/],
  ['known failures that are not there', ['--reference', '--known-failures', '/no/such/file.json'], /^\/no\/such\/file.json cannot be read: /m, /expected a JSON array of case ids/],
  ['known failures that are not JSON', ['--reference', '--known-failures', NOT_JSON], /not-json\.txt cannot be read: /m, /expected a JSON array of case ids/],
  ['known failures that are no list', ['--reference', '--known-failures', NO_LIST], /no-list\.json holds no array$/m, /expected a JSON array of case ids/],
  ['a known failure of an unknown case', ['--reference', '--known-failures', UNKNOWN_CASE], /names an unknown case "esc-9999\/fise-2009\/1"$/m, /expected esc-\d{4}\//],
];

describe.concurrent('a wrong call', () => {
  test.each(WRONG)(
    '%s ends with code 2, tells why, and leaves nothing behind',
    async (_, args, found, expected) => {
      const { dir, out } = freshOut();
      const { code, stdout, stderr } = await articulado('certify', '--out', out, ...args);
      expect(stderr).toMatch(found);
      expect(stderr).toMatch(expected);
      expect(stderr).not.toMatch(/^ {4}at /m);
      expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(stdout).toBe('');
      expect(code).toBe(2);
      expect(readdirSync(dir)).toEqual([]);
    },
  );

  test('an unknown command is told with the nearest one', async () => {
    const { code, stderr } = await articulado('certfy');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^unknown command "certfy"$/m);
    expect(stderr).toMatch(/^ {2}expected certify, .*help$/m);
    expect(stderr).toMatch(/^ {2}did you mean certify\?$/m);
  });

  test.each(['help', '--help', '-h'])('%s is no mistake', async (word) => {
    const { code, stdout } = await articulado(word);
    expect(code).toBe(0);
    expect(stdout).toContain('exit code: 0 conformant');
  });
});

/** A module: the reference, but for what `changes` makes of its answer to a replay. */
const tampered = (name: string, changes: string): string =>
  written(
    name,
    `import { referenceHandler } from ${JSON.stringify(join(root, 'reference-impl/adapter/handler.ts'))};
const honest = referenceHandler();
export const handle = (request) => {
  const response = honest(request);
  if (request.method === 'initialize') response.result = { ...response.result, implementation: { name: 'Tampered Ñ', version: '1', language: 'JS' } };
  ${changes}
  return response;
};
`,
  );

// A part of the suite; naming a clause would have every regulation read.
const ON_ENDINGS = ['--edition', 'fise-2009', '--profile', 'final'];

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
    expect(stdout).toMatch(/^conformant in the part examined\n\d+ passed, 0 failed, 0 skipped$/m);
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
    expect(JSON.stringify(lines)).not.toContain('esc-');
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
    ['a promise never kept', 'hangs.mjs', "if (request.method === 'game/replay') return new Promise(() => {});", 'timeout', /no answer within 100 ms/],
  ] as const)('with %s has code 1 and the verdict of its kind', async (_, name, changes, verdict, why) => {
    const { out } = freshOut();
    const { code } = await articulado('certify', '--module', tampered(name, changes), ...ON_ENDINGS, '--timeout', '100', '--out', out);
    const { cases, conformant } = resultsIn(out);
    expect(code).toBe(1);
    expect(conformant).toBe(false);
    expect(cases.find((c) => c.verdict === verdict)?.message).toMatch(why);
    expect(cases.filter((c) => c.verdict !== verdict && c.verdict !== 'not-run')).toEqual([]);
  });

  test('of an implementation that claims little lists the rest as not claimed', async () => {
    const { out } = freshOut();
    const modest = tampered(
      'modest.mjs',
      "if (request.method === 'initialize') response.result.editions = ['fise-2009'];",
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
      "if (request.method === 'initialize') response.result.profiles = [];",
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
    const run = await new Promise<Run>((resolve) => {
      const child = spawn(
        process.execPath,
        [join(root, 'runner/articulado.ts'), 'certify', '--module', rude, ...ON_ENDINGS],
        { cwd: dir },
      );
      let stdout = '';
      child.stdout.on('data', (chunk) => {
        stdout += chunk;
      });
      child.stderr.resume();
      child.on('close', (code) => resolve({ code, stdout, stderr: '' }));
    });
    expect(run.code).toBe(0);
    expect(run.stdout).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(readdirSync(join(dir, 'results/partial'))).toEqual(['etc-31mred.json']);
    expect(existsSync(join(dir, 'results/etc-31mred.json'))).toBe(false);
  });
});

describe.concurrent('known failures', () => {
  const wrong = tampered(
    'known.mjs',
    "if (request.method === 'game/replay') response.result.state.ended = null;",
  );
  const run = async (...args: readonly string[]) => {
    const { out } = freshOut();
    const { code, stdout } = await articulado('certify', ...ON_ENDINGS, '--out', out, ...args);
    return { code, stdout, results: resultsIn(out) };
  };

  test('that still fail are known, and still bar certification', async () => {
    const first = await run('--module', wrong);
    const failing = first.results.cases.filter((c) => c.verdict === 'fail').map((c) => c.case);
    const list = written('known.json', JSON.stringify(failing));
    const { code, stdout, results } = await run('--module', wrong, '--known-failures', list);
    expect(failing.length).toBeGreaterThan(0);
    expect(code).toBe(1);
    expect(results.cases.filter((c) => c.verdict === 'known-failure').map((c) => c.case)).toEqual(
      failing,
    );
    expect(results.cases.filter((c) => c.verdict === 'fail')).toEqual([]);
    expect(results.conformant).toBe(false);
    expect(stdout).toContain(`${failing.length} known-failure`);
  });

  test('that pass are stale, and bar certification until they are taken off the list', async () => {
    const { results: before } = await run('--reference');
    const id = before.cases[0]?.case ?? '';
    const { code, stdout, results } = await run(
      '--reference',
      '--known-failures',
      written('stale.json', JSON.stringify([id])),
    );
    expect(code).toBe(1);
    expect(results.cases.find((c) => c.case === id)).toMatchObject({
      verdict: 'stale-known-failure',
      message: 'listed as a known failure, but it passes: take it off the list',
    });
    expect(results.cases.filter((c) => c.verdict !== 'pass')).toHaveLength(1);
    expect(stdout).toContain('1 stale-known-failure');
  });

  test('outside the filters are of no account', async () => {
    const all = readFeatures().scenarios.flatMap((scenario) => scenario.cases);
    const far = all.filter((c) => c.edition === 'ajs-2024').map((c) => c.id);
    const list = written('far.json', JSON.stringify(far));
    const { code } = await run('--reference', '--known-failures', list);
    expect(code).toBe(0);
  });

  test('of an empty list change nothing', async () => {
    const { code } = await run('--reference', '--known-failures', written('none.json', '[]'));
    expect(code).toBe(0);
  });
});
