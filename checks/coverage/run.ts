// `npm run coverage [-- edition or profile…]`: clauses covered, reasoned away and open, by edition and profile.
// With words, lists what is open in them.
import { readCorpus } from '../../corpus/corpus.ts';
import { type Coverage, coverageOf } from '../../corpus/coverage.ts';
import { EDITIONS } from '../../corpus/editions.ts';
import { PROFILES } from '../../protocol/generated/vocabulary.ts';
import { tableLines } from '../../shared/table.ts';

const words = process.argv.slice(2);
const { clauses, scenarios } = readCorpus();
const coverage = [...coverageOf(clauses, scenarios)];

const cell = (edition: string, profile: string): string => {
  const own = coverage.filter(
    ([clause]) => clause.edition === edition && (profile === 'all' || clause.profile === profile),
  );
  const count = (kind: Coverage) => own.filter(([, coverage]) => coverage === kind).length;
  return own.length === 0 ? '–' : `${count('covered')}+${count('reasoned')}/${own.length}`;
};
// A profile a row: there are more of them than editions, and a terminal is narrow.
const ids = EDITIONS.map((e) => e.id);
const rows = [...PROFILES, 'all'].map((p) => [p, ...ids.map((id) => cell(id, p))]);
console.log('covered + reasoned / clauses\n');
for (const line of tableLines([['', ...ids], ...rows])) console.log(line);

const open = coverage.flatMap(([clause, coverage]) => (coverage === 'open' ? [clause] : []));
console.log(`\n${coverage.length} clauses, ${open.length} open`);
for (const clause of open) {
  if (words.some((w) => clause.edition === w || clause.profile === w || clause.id.includes(w))) {
    console.log(`  ${clause.id}  ${clause.profile}  ${clause.en.slice(0, 90)}`);
  }
}
