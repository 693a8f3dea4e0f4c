// `npm run coverage [-- edition or profile…]`: clauses covered, reasoned away and open, by edition and profile.
// With words, lists what is open in them.
import { readCorpus } from '../../corpus/corpus.ts';
import { EDITIONS } from '../../corpus/editions.ts';
import { PROFILES } from '../../corpus/profiles.ts';
import { tableLines } from '../../shared/table.ts';
import { coverageOf } from './coverage.ts';

const words = process.argv.slice(2);
const coverage = coverageOf(readCorpus());
const cell = (edition: string, profile: string): string => {
  const own = coverage.filter(
    ({ clause }) => clause.edition === edition && (profile === 'all' || clause.profile === profile),
  );
  const count = (kind: string) => own.filter((c) => c.coverage === kind).length;
  return own.length === 0 ? '–' : `${count('covered')}+${count('reasoned')}/${own.length}`;
};
const columns = [...PROFILES, 'all'];
const rows = EDITIONS.map(({ id }) => [id, ...columns.map((p) => cell(id, p))]);
console.log('covered + reasoned / clauses\n');
for (const line of tableLines([['', ...columns], ...rows])) console.log(line);
const open = coverage.filter((c) => c.coverage === 'open');
console.log(`\n${coverage.length} clauses, ${open.length} open`);
for (const { clause } of open) {
  if (words.some((w) => clause.edition === w || clause.profile === w || clause.id.includes(w))) {
    console.log(`  ${clause.id}  ${clause.profile}  ${clause.en.slice(0, 90)}`);
  }
}
