// The whole corpus, read and checked: regulations and features together. What checks, runner and site start from.
import type { Article, Clause } from './article.ts';
import { type Features, readFeatures, type Scenario } from './features.ts';
import type { GlossaryTerm } from './glossary.ts';
import type { Interpretation } from './interpretation.ts';
import { CorpusError } from './problem.ts';
import { readRegulations } from './regulations.ts';
import type { Topic } from './topic.ts';

export interface Corpus {
  readonly articles: readonly Article[];
  readonly clauses: readonly Clause[];
  readonly topics: readonly Topic[];
  readonly interpretations: readonly Interpretation[];
  readonly glossary: readonly GlossaryTerm[];
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
