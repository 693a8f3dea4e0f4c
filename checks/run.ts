// `npm run check`: every check of the corpus and the features.
import { readCorpus } from '../corpus/corpus.ts';
import { CorpusError, formatProblem } from '../corpus/problem.ts';
import type { Check } from './check.ts';
import { coverageGate } from './coverage/ceiling.ts';
import { casesHaveClauses, clauseTags } from './features/clause-tags.ts';
import { scenarioIds } from './features/scenario-ids.ts';
import { shape, stepsDefined, stepsUsed, titles } from './features/wording.ts';
import { wordsReal } from './features/words.ts';
import { grounds, outcomesCite } from './regulations/citations.ts';
import { glossaryHolds } from './regulations/glossary.ts';
import { interpretationsHold } from './regulations/interpretations.ts';
import { numbersKept, wholeCorpus } from './regulations/inventory.ts';
import { identity, relations, topicsResolve } from './regulations/relations.ts';
import { restatements } from './regulations/restatements.ts';

export const CHECKS: readonly Check[] = [
  identity,
  wholeCorpus,
  numbersKept,
  restatements,
  relations,
  topicsResolve,
  glossaryHolds,
  clauseTags,
  casesHaveClauses,
  scenarioIds,
  titles,
  shape,
  stepsDefined,
  stepsUsed,
  wordsReal,
  grounds,
  outcomesCite,
  interpretationsHold,
  coverageGate,
];

try {
  const corpus = readCorpus();
  let failed = 0;
  for (const { name, atLeast, run } of CHECKS) {
    const { looked, problems, note } = await run(corpus);
    const short = looked < atLeast;
    if (problems.length > 0 || short) failed += 1;
    console.log(`${problems.length > 0 || short ? '✗' : '✓'} ${name} (${looked} looked at)`);
    if (note) console.log(`  ${note}`);
    for (const p of problems) console.log(formatProblem(p));
    if (short) console.log(`  looked at ${looked}\n  expected at least ${atLeast}`);
  }
  console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof CorpusError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
