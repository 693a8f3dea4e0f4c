// The reference gives the same verdict on every case, in process and over stdio: what `npm test` has just written.
import { readFileSync } from 'node:fs';
import type { RunResults } from '../protocol/generated/types.ts';

const read = (file: string): Map<string, string> => {
  const { cases } = JSON.parse(
    readFileSync(new URL(`../results/${file}`, import.meta.url), 'utf8'),
  ) as RunResults;
  return new Map(cases.map((c) => [c.case, c.verdict]));
};

const inProcess = read('articulado-reference.json');
const overStdio = read('over/stdio.json');
const different = [...inProcess].filter(([id, verdict]) => overStdio.get(id) !== verdict);
for (const [id, verdict] of different) {
  console.error(
    `${id}  ${overStdio.get(id) ?? 'no verdict'} over stdio\n  expected ${verdict}, as in process`,
  );
}
const looked = inProcess.size === overStdio.size ? inProcess.size : 0;
console.log(`${looked} cases compared, ${different.length} different`);
process.exit(different.length > 0 || looked === 0 ? 1 : 0);
