// `node checks/grounds.ts [word…]`: every case whose outcome under test cites no clause of the case, by scenario, with
// what it cites instead; then the clauses that ground a parameter and that nothing cites. Words narrow it by path,
// scenario, edition or clause.
import { readFeatures } from '../corpus/features.ts';
import { playAll } from './played.ts';
import { citedTwice, groundless, uncited } from './regulations/grounds.ts';

const words = process.argv.slice(2);
const fits = (text: string): boolean => words.length === 0 || words.some((w) => text.includes(w));

const played = await playAll(readFeatures().scenarios.flatMap((s) => s.cases));
const cases = groundless(played).filter(({ of }) =>
  fits([of.uri, of.id, ...of.clauses, ...of.inherited].join(' ')),
);
for (const [scenario, own] of Map.groupBy(cases, ({ of }) => of.scenario)) {
  console.log(`\n@${scenario}  ${own[0]?.of.uri}  ${own[0]?.of.name}`);
  // Rows that differ in nothing else are one line with their count.
  const lines = own.map(
    ({ of, what, cited }) =>
      `  ${of.edition}  ${what}, cites ${cited.join(', ') || 'nothing'}` +
      `; the case is about ${[...of.clauses, ...of.inherited].join(', ')}`,
  );
  for (const [line, same] of Map.groupBy(lines, (l) => l)) {
    console.log(same.length > 1 ? `${line}  (${same.length} rows)` : line);
  }
}
const clauses = uncited(played).filter(fits);
if (clauses.length > 0) console.log('\nGround a parameter, cited by nothing');
for (const [edition, own] of Map.groupBy(clauses, (id) => id.split(':')[0])) {
  console.log(`  ${edition}: ${own.map((id) => id.split(':')[1]).join(', ')}`);
}
const twice = citedTwice(played).filter((p) => fits(`${p.file} ${p.found}`));
if (twice.length > 0) console.log('\nCited twice');
for (const { found } of twice) console.log(`  ${found}`);
console.log(
  `\n${played.length} cases, ${cases.length} groundless, ${clauses.length} clauses uncited, ${twice.length} outcomes that cite twice`,
);
process.exitCode = cases.length + clauses.length + twice.length > 0 ? 1 : 0;
