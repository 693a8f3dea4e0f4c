// `npm run coverage [-- edition, profile or clause…]`: the ladder by profile and edition: proved, reasoned, stated, open.
// With words, lists what is merely stated or open in them. `--json` prints the whole ladder, `--out <file>` keeps it.
import { parseArgs } from 'node:util';
import { readCorpus } from '../../corpus/corpus.ts';
import { EDITIONS } from '../../corpus/editions.ts';
import { RUNGS, type Rung } from '../../corpus/ladder.ts';
import { PROFILES } from '../../protocol/generated/vocabulary.ts';
import { tableLines } from '../../shared/table.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { ladderOf, type OnLadder } from '../proof/ladder.ts';
import { ladderText } from './ladder-file.ts';

const { values, positionals: words } = parseArgs({
  options: { json: { type: 'boolean', default: false }, out: { type: 'string' } },
  allowPositionals: true,
});
const { clauses } = await ladderOf(readCorpus());
if (values.out) writeWhole(values.out, `${ladderText(clauses)}\n`);
if (values.json) console.log(ladderText(clauses));
else print(clauses);

function print(ladder: readonly OnLadder[]): void {
  const count = (own: readonly OnLadder[], rung: Rung): number =>
    own.filter((c) => c.rung === rung).length;
  const cell = (edition: string, profile: string): string => {
    const own = ladder.filter(
      ({ clause }) =>
        clause.edition === edition && (profile === 'all' || clause.profile === profile),
    );
    return own.length === 0 ? '–' : RUNGS.map((rung) => count(own, rung)).join(' · ');
  };
  // A profile a row: there are more of them than editions, and a terminal is narrow.
  const ids = EDITIONS.map((e) => e.id);
  const rows = [...PROFILES, 'all'].map((p) => [p, ...ids.map((id) => cell(id, p))]);
  console.log(`${RUNGS.join(' · ')}\n`);
  for (const line of tableLines([['', ...ids], ...rows])) console.log(line);
  const silent = ladder.filter((c) => c.silences.length > 0).length;
  const numbers = RUNGS.map((rung) => `${count(ladder, rung)} ${rung}`).join(', ');
  console.log(`\n${ladder.length} clauses: ${numbers}; ${silent} have cases that state a silence`);
  const norms = ladder.flatMap((c) => c.norms);
  const ofNorms = RUNGS.map((rung) => `${norms.filter((n) => n.rung === rung).length} ${rung}`);
  console.log(`${norms.length} norms in clauses that list several: ${ofNorms.join(', ')}`);
  for (const { clause, rung, norms } of ladder) {
    const asked = words.some(
      (w) => [clause.edition, clause.profile].includes(w as never) || clause.id.includes(w),
    );
    if (!asked || (rung !== 'stated' && rung !== 'open')) continue;
    console.log(`  ${rung.padEnd(6)}  ${clause.id}  ${clause.profile}  ${clause.en.slice(0, 90)}`);
    for (const norm of norms) console.log(`    ${norm.rung.padEnd(8)}  #${norm.id}`);
  }
}
