// Known failures: they must still fail, they still bar certification, and a list that is stale is told.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { articulado, freshOut, ON_ENDINGS, resultsIn, tampered, written } from '../trial.ts';

describe.concurrent('known failures', () => {
  const wrong = tampered(
    'known.mjs',
    "if (request.method === 'game/replay') response.result.state.ended = null;",
  );
  const failures = async () => {
    const { results } = await run('--module', wrong);
    return { failing: results.cases.filter((c) => c.verdict === 'fail').map((c) => c.case) };
  };
  const run = async (...args: readonly string[]) => {
    const { out } = freshOut();
    const { code, stdout } = await articulado('certify', ...ON_ENDINGS, '--out', out, ...args);
    return { code, stdout, results: resultsIn(out) };
  };

  test('that still fail are known: the run is content, and still bars certification', async () => {
    const { failing } = await failures();
    const list = written('known.json', JSON.stringify(failing));
    const { code, stdout, results } = await run('--module', wrong, '--known-failures', list);
    expect(failing.length).toBeGreaterThan(0);
    expect(code).toBe(0);
    expect(results.baseline).toEqual({ known: failing.length, stale: 0, new: 0 });
    expect(results.cases.filter((c) => c.verdict === 'known-failure').map((c) => c.case)).toEqual(
      failing,
    );
    expect(results.cases.filter((c) => c.verdict === 'fail')).toEqual([]);
    expect(results.conformant).toBe(false);
    expect(stdout).toContain(`${failing.length} known-failure`);
  });

  test('of which one is not listed is new, with code 1', async () => {
    const { failing } = await failures();
    const list = written('less.json', JSON.stringify(failing.slice(1)));
    const { code, results } = await run('--module', wrong, '--known-failures', list);
    expect(code).toBe(1);
    expect(results.baseline).toEqual({ known: failing.length - 1, stale: 0, new: 1 });
  });

  test('are written by --update, which keeps those outside the filters', async () => {
    const { failing } = await failures();
    const far = 'esc-0001/resumen-2018/1';
    const list = written('updated.json', JSON.stringify([far, 'esc-9999/fise-2009/1']));
    const { code, stdout } = await run('--module', wrong, '--known-failures', list, '--update');
    expect(code).toBe(0);
    expect(stdout).toContain(`${failing.length + 1} known failures`);
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual([far, ...failing].sort());
    expect((await run('--module', wrong, '--known-failures', list)).code).toBe(0);
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
