// `npm run check`: every check of the corpus and the features.
import { readWhatThereIs } from '../corpus/corpus.ts';
import { formatProblem } from '../corpus/problem.ts';
import type { Check, Finding } from './check.ts';
import { coverageGate } from './coverage/ceiling.ts';
import { wordsAgree } from './features/agreement.ts';
import { casesHaveClauses, clauseTags } from './features/clause-tags.ts';
import { folders } from './features/folders.ts';
import { casesHold } from './features/holding.ts';
import { onlineOnly } from './features/online.ts';
import { scenarioIds } from './features/scenario-ids.ts';
import { tablesInEnglish } from './features/tables.ts';
import { trueTables } from './features/true-table.ts';
import { wholeTables } from './features/whole-table.ts';
import { shape, stepsDefined, stepsUsed, titles } from './features/wording.ts';
import { wordsReal } from './features/words.ts';
import { normsCited, outcomesCite, parametersCite } from './regulations/citations.ts';
import { editionsApart } from './regulations/editions.ts';
import { glossaryHolds } from './regulations/glossary.ts';
import { groundsOfCases } from './regulations/grounds.ts';
import { interpretationsHold } from './regulations/interpretations.ts';
import { numbersKept, wholeCorpus } from './regulations/inventory.ts';
import { normsOfClauses } from './regulations/norms.ts';
import { identity, relations, topicsResolve } from './regulations/relations.ts';
import { restatements } from './regulations/restatements.ts';
import { schemasApart } from './schemas.ts';
import { sizes } from './sizes.ts';

const CHECKS: readonly Check[] = [
  editionsApart,
  identity,
  wholeCorpus,
  numbersKept,
  restatements,
  normsOfClauses,
  relations,
  topicsResolve,
  glossaryHolds,
  clauseTags,
  casesHaveClauses,
  scenarioIds,
  folders,
  titles,
  tablesInEnglish,
  shape,
  stepsDefined,
  stepsUsed,
  wordsAgree,
  casesHold,
  onlineOnly,
  trueTables,
  wholeTables,
  wordsReal,
  parametersCite,
  normsCited,
  outcomesCite,
  groundsOfCases,
  interpretationsHold,
  coverageGate,
  schemasApart,
  sizes,
];

const report = ({ name, atLeast }: Pick<Check, 'name' | 'atLeast'>, finding: Finding): boolean => {
  const { looked, problems, note } = finding;
  const short = looked < atLeast;
  const passed = problems.length === 0 && !short;
  console.log(`${passed ? '✓' : '✗'} ${name} (${looked} looked at)`);
  if (note) console.log(`  ${note}`);
  for (const p of problems) console.log(formatProblem(p));
  if (short) console.log(`  looked at ${looked}\n  expected at least ${atLeast}`);
  return passed;
};

// What cannot be read is told first; the rest is still looked at, so that one run tells everything.
const { corpus, problems } = readWhatThereIs();
const { articles, topics, interpretations, scenarios } = corpus;
const looked = articles.length + topics.length + interpretations.length + scenarios.length;
const passed = [report({ name: 'everything can be read', atLeast: 500 }, { looked, problems })];
for (const check of CHECKS) passed.push(report(check, await check.run(corpus)));
const failed = passed.filter((p) => !p).length;
console.log(`${passed.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
