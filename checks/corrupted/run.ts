// `node checks/corrupted/run.ts [--seed <n>…]`: the reference's true answers to all cases, a half of them, drawn by the
// seed, with one field altered. Exactly those must fail. What cannot be noticed is listed by field, with the reason,
// in checks/data/unnoticed.json, and its share has a ceiling that may only fall.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFeatures } from '../../corpus/features.ts';
import { root } from '../../corpus/files.ts';
import { lotsOf } from '../mutants/logic/sample.ts';
import { corrupt, valuesIn } from './corrupt.ts';
import { answered, fails } from './judge.ts';

const FILE = 'checks/data/unnoticed.json';
const AT_LEAST = 500;

interface Unnoticed {
  /** In hundredths of those altered. */
  readonly ceiling: number;
  readonly fields: Readonly<Record<string, string>>;
}

const { values } = parseArgs({
  options: { seed: { type: 'string', multiple: true, default: ['1', '2', '3'] } },
});
const { ceiling, fields } = JSON.parse(readFileSync(`${root}${FILE}`, 'utf8')) as Unnoticed;
const all = readFeatures().scenarios.flatMap((s) => s.cases.map(answered));
const known = valuesIn(all.map(({ answer }) => answer));
const problems: string[] = [];
const missed = new Map<string, string[]>();
let altered = 0;

for (const seed of values.seed) {
  const lots = lotsOf(Number(seed));
  for (const one of all) {
    const corrupted = lots() < 0.5 ? corrupt(one.answer, known, lots) : undefined;
    if (!corrupted) {
      if (fails(one, one.answer)) problems.push(`${one.of.id} fails on a true answer`);
      continue;
    }
    altered += 1;
    if (!fails(one, corrupted.answer))
      missed.getOrInsertComputed(corrupted.field, () => []).push(`${one.of.id}  ${corrupted.what}`);
  }
}

const unnoticed = [...missed.values()].flat().length;
for (const [field, where] of [...missed].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${field}  ${where.length} unnoticed: ${fields[field] ?? 'NO REASON GIVEN'}`);
  for (const line of where.slice(0, 6)) console.log(`  ${line}`);
  if (!fields[field])
    problems.push(
      `${field} can be altered unnoticed\n  expected a step or a law that looks at it, or a reason in ${FILE}`,
    );
}
const share = altered === 0 ? 100 : (100 * unnoticed) / altered;
console.log(
  `${altered} answers altered (seeds ${values.seed.join(', ')}), ${altered - unnoticed} noticed (${(100 - share).toFixed(1)}%)`,
);
if (altered < AT_LEAST)
  problems.push(`${altered} answers altered\n  expected at least ${AT_LEAST}`);
if (share > ceiling)
  problems.push(`${share.toFixed(2)}% go unnoticed\n  expected at most ${ceiling}% (${FILE})`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
