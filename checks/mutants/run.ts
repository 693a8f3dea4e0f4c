// `npm run mutants [-- text…]`: alters the reference in turn, parameter by parameter and violation by violation, and
// tells which scenario noticed. One row a clause; with words, one row an alteration whose edition, name or clause
// contains one of them; with --quiet, only what survives. Exit code 1 if any survives. All of them make the ladder of
// coverage, which --out <file> keeps.
// With --logic <count> [--seed <n>] [--module <text>] it puts faults into the code instead (logic/run.ts).
import { parseArgs } from 'node:util';
import { readCorpus } from '../../corpus/corpus.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { ladderText } from '../coverage/ladder-file.ts';
import { type Alteration, allAlterations } from '../proof/alterations.ts';
import { ladderOf } from '../proof/ladder.ts';
import type { Proof } from '../proof/prove.ts';

if (process.argv.includes('--logic')) {
  await import('./logic/run.ts');
} else {
  await hunt();
}

async function hunt(): Promise<void> {
  const { values, positionals: words } = parseArgs({
    options: { quiet: { type: 'boolean', default: false }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const text = (a: Alteration) => [a.edition, a.name, ...a.clauses].join(' ');
  const alterations = allAlterations().filter(
    (a) => words.length === 0 || words.some((w) => text(a).includes(w)),
  );
  const { proofs, clauses } = await ladderOf(readCorpus(), alterations);
  if (values.out && words.length === 0) writeWhole(values.out, `${ladderText(clauses)}\n`);
  const byAlteration = [...Map.groupBy(proofs, (p) => p.alteration)];
  const survivors = byAlteration.filter(([, own]) => own.every((p) => p.caughtBy === undefined));
  if (words.length > 0) for (const p of proofs) console.log(line(p));
  else if (values.quiet) for (const [, own] of survivors) for (const p of own) console.log(line(p));
  else for (const row of byClause(proofs)) console.log(row);
  const caught = byAlteration.length - survivors.length;
  const byReason = byAlteration.filter(([, own]) => own.every((p) => p.byReason)).length;
  console.log(
    `${byAlteration.length} alterations, ${caught} caught (${byReason} by the reason of a refusal alone), ${survivors.length} survived`,
  );
  if (byAlteration.length === 0) console.error('  expected at least one; check the words given');
  // Not process.exit, which would cut off what a pipe has not taken yet.
  process.exitCode = survivors.length > 0 || byAlteration.length === 0 ? 1 : 0;
}

function line({ alteration: a, clause, caughtBy, tried }: Proof): string {
  const verdict = caughtBy ? `caught by ${caughtBy}` : `SURVIVED ${tried} cases tagged ${clause}`;
  return `${a.edition} ${a.name}  ${verdict}`;
}

/** One row a clause: how many alterations of it were noticed by its own scenarios, and by which. */
function byClause(proofs: readonly Proof[]): string[] {
  return [...Map.groupBy(proofs, (p) => p.clause)].map(([clause, own]) => {
    const caught = own.filter((p) => p.caughtBy !== undefined);
    const scenarios = [...new Set(caught.map((p) => p.caughtBy?.split('/')[0]))].sort();
    return `${clause.padEnd(28)} ${caught.length}/${own.length} caught by ${scenarios.join(', ') || 'nobody'}`;
  });
}
