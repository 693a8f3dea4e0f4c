// `npm run mutants [-- text…]`: alters every grounded parameter in turn and tells which scenario noticed.
// One row a clause; with words, one row a mutant whose edition, parameter or clause contains one of them;
// with --quiet, only what survives. Exit code 1 if any survives.
import { readFeatures } from '../../corpus/features.ts';
import { executeCase } from '../../steps/kernel/execute.ts';
import { referenceCaller } from '../reference.ts';
import { type Hunted, hunt } from './hunt.ts';
import { allMutants, type Mutant } from './mutants.ts';

const quiet = process.argv.includes('--quiet');
const words = process.argv.slice(2).filter((word) => word !== '--quiet');
const cases = readFeatures().scenarios.flatMap((s) => s.cases);
const sound = referenceCaller();
for (const c of cases) {
  await executeCase(c.steps, sound).catch((error: Error) => {
    console.error(`${c.uri}:${c.line}  ${c.id} fails on the reference itself: ${error.message}`);
    console.error('  expected every case to pass before mutants are made; run npm run certify');
    process.exit(1);
  });
}
const text = (m: Mutant) => [m.edition, m.path, ...m.clauses].join(' ');
const mutants = allMutants().filter(
  (m) => words.length === 0 || words.some((w) => text(m).includes(w)),
);
const hunted: Hunted[] = [];
for (const mutant of mutants) hunted.push(await hunt(mutant, cases));

const survivors = hunted.filter((h) => h.caughtBy === undefined);
if (words.length > 0) for (const h of hunted) console.log(line(h));
else if (quiet) for (const h of survivors) console.log(line(h));
else for (const row of byClause(hunted)) console.log(row);
const byReason = hunted.filter((h) => h.byReason).length;
console.log(
  `${mutants.length} mutants, ${mutants.length - survivors.length} caught (${byReason} by the reason of a refusal alone), ${survivors.length} survived (${cases.length} cases)`,
);
if (mutants.length === 0) console.error('  expected at least one mutant; check the words given');
process.exit(survivors.length > 0 || mutants.length === 0 ? 1 : 0);

function line({ mutant: m, caughtBy, tried }: Hunted): string {
  const change = `${m.edition} ${m.path}: ${JSON.stringify(m.original)} → ${JSON.stringify(m.value)}`;
  const verdict = caughtBy
    ? `caught by ${caughtBy}`
    : `SURVIVED ${tried} cases tagged ${m.clauses.join(', ')}`;
  return `${change}  ${verdict}`;
}

/** One row a clause: how many mutants of the parameters it grounds were caught, and by which scenarios. */
function byClause(all: readonly Hunted[]): string[] {
  const clauses = [...new Set(all.flatMap((h) => h.mutant.clauses))];
  return clauses.map((clause) => {
    const own = all.filter((h) => h.mutant.clauses.includes(clause));
    const caught = own.filter((h) => h.caughtBy !== undefined);
    const scenarios = [...new Set(caught.map((h) => h.caughtBy?.split('/')[0]))].sort();
    return `${clause.padEnd(28)} ${caught.length}/${own.length} caught by ${scenarios.join(', ') || 'nobody'}`;
  });
}
