// Runs that are cut short, by a signal, a kill or a full disk: no finished verdict is lost, none is run again.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articulado, freshOut, ON_ENDINGS, resultsIn } from '../trial.ts';

const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: null } as const;
/** The replay at which the suite is sent the signal. */
const AT = 12;

const journalIn = (dir: string) => {
  const file = readdirSync(dir).find((name) => name.endsWith('.unfinished')) ?? '';
  const lines = readFileSync(join(dir, file), 'utf8').split('\n').slice(0, -1);
  return { file: join(dir, file), cases: lines.map((l) => JSON.parse(l).case).filter(Boolean) };
};

const shell = (script: string) => {
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath], {
    encoding: 'utf8',
  });
  return { code: status, stderr };
};

test.each(Object.entries(CODES))(
  '%s ends a run, and --resume goes on where it was',
  async (signal, code) => {
    const { dir, out } = freshOut();
    const transcript = join(dir, 'again.ndjson');
    const call = ['certify', ...ON_ENDINGS, '--out', out];
    const adapter = [
      '--',
      process.execPath,
      'adapters/liars/signals-the-suite.ts',
      signal,
      `${AT}`,
      join(dir, 'once'),
    ];
    const run = await articulado(...call, ...adapter);
    expect(run.code).toBe(code);
    const { file, cases } = journalIn(dir);
    // What had been answered was written, but for what was on its way at that moment.
    expect(cases.length).toBeLessThan(AT);
    if (code !== null)
      expect(run.stderr).toContain(
        `ended by ${signal}: ${cases.length} finished verdicts are in ${file}; the same call with --resume goes on from there`,
      );
    expect(existsSync(out)).toBe(false);

    const again = await articulado(...call, '--resume', '--transcript', transcript, ...adapter);
    expect(again.code).toBe(1);
    const results = resultsIn(out).cases.map((c) => c.case);
    const asked = readFileSync(transcript, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((l) => JSON.parse(l).case ?? []);
    expect(new Set(asked).size).toBe(asked.length);
    expect([...cases, ...asked].sort()).toEqual(results.toSorted());
    expect(readdirSync(dir).sort()).toEqual(['again.ndjson', 'once', 'results.json']);
  },
);

test('a verdict that was cut in the middle is run again', async () => {
  const { dir, out } = freshOut();
  const call = ['certify', ...ON_ENDINGS, '--out', out];
  const adapter = [
    '--',
    process.execPath,
    'adapters/liars/signals-the-suite.ts',
    'SIGKILL',
    `${AT}`,
    join(dir, 'once'),
  ];
  await articulado(...call, ...adapter);
  const { file } = journalIn(dir);
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"case":"esc-0001/fise-2`);
  const { code } = await articulado(...call, '--resume', ...adapter);
  expect(code).toBe(1);
  expect(resultsIn(out).cases.filter((c) => c.verdict === 'not-run')).toEqual([]);
});

test('a deadline leaves the rest not run, and --resume has only that to do', async () => {
  const { dir, out } = freshOut();
  const call = ['certify', ...ON_ENDINGS, '--out', out];
  const adapter = ['--', process.execPath, 'adapters/liars/hangs.ts'];
  const { code } = await articulado(...call, '--timeout', '60000', '--deadline', '5', ...adapter);
  expect(code).toBe(1);
  const { cases } = resultsIn(out);
  expect(new Set(cases.map((c) => c.message))).toEqual(
    new Set(['not run: the deadline of 5 s had passed']),
  );
  expect(journalIn(dir).cases).toEqual([]);
});

test.each([
  [
    'nothing was interrupted',
    ['--edition', 'ajs-2024', '--resume'],
    /^there is no interrupted run of this call to go on with$/m,
  ],
  [
    'there is no such place',
    ['--out', '/dev/null/x.json'],
    /^--out cannot be written to \/dev\/null\/x\.json: \/dev\/null is no folder$/m,
  ],
  [
    'two outputs go to one place',
    ['--transcript', 'results/one', '--report', 'terminal=results/one'],
    /^--report terminal and --transcript both go to results\/one$/m,
  ],
])('%s is told before the run', async (_, args, told) => {
  const { code, stderr } = await articulado(
    'certify',
    '--reference',
    '--out',
    freshOut().out,
    ...args,
  );
  expect(code).toBe(2);
  expect(stderr).toMatch(told);
});

const FULL = '/dev/full';
test.runIf(existsSync(FULL))(
  'a full disk ends a run, and no finished verdict is lost',
  async () => {
    const { dir, out } = freshOut();
    const call = ['certify', ...ON_ENDINGS, '--reference', '--out', out];
    const early = await articulado(...call, '--transcript', FULL);
    expect(early.code).toBe(3);
    expect(early.stderr).toContain('cannot go on, ENOSPC: no space left on device');
    // So many bytes may each file have, and no more.
    const run = await shell(`ulimit -f 8; exec "$0" runner/articulado.ts ${call.join(' ')}`);
    expect(run.code).toBe(3);
    const { file, cases } = journalIn(dir);
    expect(cases.length).toBeGreaterThan(3);
    expect(run.stderr).toContain(
      `cannot go on, EFBIG: file too large, write: ${cases.length} finished verdicts are in ${file}`,
    );
    const again = await articulado(...call, '--resume');
    expect(again.code).toBe(0);
    expect(readdirSync(dir)).toEqual(['results.json']);
  },
);

test.runIf(existsSync(FULL)).each([
  ['results', ['--out', FULL]],
  ['markdown', ['--report', `markdown=${FULL}`]],
])('%s for which there is no room are told behind the table, with code 3', async (name, where) => {
  const { out } = freshOut();
  const args = where[0] === '--out' ? where : [...where, '--out', out];
  const run = await articulado('certify', ...ON_ENDINGS, '--reference', ...args);
  expect(run.code).toBe(3);
  expect(run.stdout).toMatch(/^conformant in the part examined$/m);
  expect(run.stderr).toContain(`${name} cannot be written to ${FULL}: ENOSPC`);
  expect(lstatSync(FULL).isCharacterDevice()).toBe(true);
});

test('results that cannot be written at the end are an error of the suite, and are not lost', async () => {
  const { dir, out } = freshOut();
  const call = ['certify', ...ON_ENDINGS, '--reference', '--out', out];
  // A folder takes the place of the file while the run is on.
  const { code, stdout, stderr } = await articulado(
    ...call,
    '--report',
    `json=${join(dir, 'results.json', 'inside.json')}`,
  );
  expect(code).toBe(3);
  expect(stdout).toMatch(/^conformant in the part examined$/m);
  expect(stderr).toContain('cannot be written to');
});
