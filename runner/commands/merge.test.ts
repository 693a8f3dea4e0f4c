// Shards, merged, are what one run would have been; what does not belong together is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { articulado, freshOut, ON_ENDINGS, resultsIn } from '../trial.ts';

const { dir, out } = freshOut();
const shard = (i: number): string => join(dir, `${i}.json`);

beforeAll(async () => {
  for (const i of [1, 2, 3])
    await articulado(
      'certify',
      '--reference',
      ...ON_ENDINGS,
      '--shard',
      `${i}/3`,
      '--out',
      shard(i),
    );
}, 120_000);

test('shards become one run, whatever their order', async () => {
  const whole = freshOut().out;
  await articulado('certify', '--reference', ...ON_ENDINGS, '--out', whole);
  const { code, stdout } = await articulado('merge', '--out', out, shard(3), shard(1), shard(2));
  expect(code).toBe(0);
  expect(stdout).toContain('of 3 shards: conformant in the part examined');
  const told = (file: string) => readFileSync(file, 'utf8').replace(/"finished": "[^"]+"/, '');
  expect(told(out)).toBe(told(whole));
  expect(resultsIn(out).cases.length).toBeGreaterThan(20);
});

// biome-ignore format: one call a line
test.each([
  ['nothing', [], /^no results to merge$/m],
  ['a shard that is missing', [shard(1), shard(3)], /^shard 2\/3 is missing$/m],
  ['a shard twice', [shard(1), shard(2), shard(2), shard(3)], /^shard 2\/3 is there twice: /m],
  ['a file that is none', [join(dir, 'none.json')], /none\.json cannot be read: /m],
  ['a file of something else', ['package.json'], /^package\.json holds no results: /m],
])('%s is refused', async (_, files, told) => {
  const { code, stderr } = await articulado('merge', '--out', freshOut().out, ...files);
  expect(code).toBe(2);
  expect(stderr).toMatch(told);
});
