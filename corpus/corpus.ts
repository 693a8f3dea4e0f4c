// The whole corpus, read and checked: regulations and features together. What checks, runner and site start from.
import type { Clause } from './article.ts';
import { readFeatures, type Scenario } from './features.ts';
import { CorpusError, type Problem } from './problem.ts';
import { type Documents, readRegulations } from './regulations.ts';

export interface Corpus extends Documents {
  readonly clauses: readonly Clause[];
  readonly scenarios: readonly Scenario[];
}

/** All that can be read, and what is wrong in the rest. */
export const readWhatThereIs = (): { corpus: Corpus; problems: readonly Problem[] } => {
  const { problems, ...documents } = readRegulations();
  const features = readFeatures();
  const clauses = documents.articles.flatMap((article) => article.clauses);
  return {
    corpus: { ...documents, clauses, scenarios: features.scenarios },
    problems: [...problems, ...features.problems],
  };
};

/** Reads everything; throws one error that lists every problem. */
export const readCorpus = (): Corpus => {
  const { corpus, problems } = readWhatThereIs();
  if (problems.length > 0) throw new CorpusError(problems);
  return corpus;
};
