// The whole corpus, read and checked: regulations and features together. What checks, runner and site start from.
import type { Clause } from './article.ts';
import { type Features, readFeatures, type Scenario } from './features.ts';
import { CorpusError } from './problem.ts';
import { type Documents, readRegulations } from './regulations.ts';

export interface Corpus extends Documents {
  readonly clauses: readonly Clause[];
  readonly scenarios: readonly Scenario[];
}

/** Reads everything; throws one error that lists every problem. */
export const readCorpus = (features: Features = readFeatures()): Corpus => {
  const { problems, ...regulations } = readRegulations();
  const all = [...problems, ...features.problems];
  if (all.length > 0) throw new CorpusError(all);
  const clauses = regulations.articles.flatMap((article) => article.clauses);
  return { ...regulations, clauses, scenarios: features.scenarios };
};
