// The judge of plurals in Python: on every clause on plurals it judges as its regulation says, but where a verb has to be
// conjugated, and it says so of lines that it cannot read.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { articulado, freshOut, PATIENT, resultsIn } from '../../runner/trial.ts';

const EDITION = 'redeletras';
const ADAPTER = 'adapters/python-plurals/adapter.py';
const BASELINE = 'adapters/python-plurals/out-of-scope.json';

const clauses = [
  ...new Set(readFeatures().scenarios.flatMap(({ cases }) => cases.flatMap((one) => one.clauses))),
].filter((clause) => clause.startsWith(`${EDITION}:XII.18.`));

test('it conforms in the part on plurals', async () => {
  expect(clauses.length).toBeGreaterThan(50);
  const { out } = freshOut();
  const { code, stdout, stderr } = await articulado(
    ...['certify', ...PATIENT, '--edition', EDITION, '--profile', 'lexico-reglas'],
    ...clauses.flatMap((clause) => ['--clause', clause]),
    ...['--known-failures', BASELINE, '--out', out, '--', 'python3', ADAPTER],
  );
  expect(code, `${stdout}\n${stderr}`).toBe(0);
  const verdicts = resultsIn(out).cases.map(({ verdict }) => verdict);
  const outside = JSON.parse(readFileSync(BASELINE, 'utf8')) as string[];
  expect(verdicts.filter((verdict) => verdict === 'pass').length).toBeGreaterThan(450);
  expect(verdicts.filter((verdict) => verdict !== 'pass')).toHaveLength(outside.length);
});

test('what it cannot serve is an error of the list, and it goes on', () => {
  const lines = [
    'no JSON',
    '[]',
    '{"jsonrpc":"2.0","id":3,"method":"game/replay"}',
    '{"jsonrpc":"2.0","id":4,"method":"lexicon/judge","params":{"edition":"fise-2003"}}',
    '{"jsonrpc":"2.0","id":5,"method":"lexicon/judge","params":[]}',
    '{"jsonrpc":"2.0","id":6,"method":"shutdown"}',
  ];
  const { stdout, status } = spawnSync('python3', [ADAPTER], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32700],
    [null, -32600],
    [3, -32601],
    [4, -32601],
    [5, -32602],
    [6, undefined],
  ]);
  expect(status).toBe(0);
});
