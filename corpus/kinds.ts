// The kinds of documents of regulations/. A new kind is an entry here: where its files are, what its front matter
// must be, and what a file is read as; readRegulations, the corpus and the count of checks follow.
import { validators } from '../protocol/validate.ts';
import { readArticle } from './article.ts';
import { readSource, type Source } from './document.ts';
import { EDITION_FILES, EDITIONS, readEdition } from './editions.ts';
import { readGlossary } from './glossary.ts';
import { readInterpretation } from './interpretation.ts';
import { type Problem, problem, type Reading, type Report } from './problem.ts';
import { readTopic } from './topic.ts';
import type { Validate } from './yaml.ts';

export interface Kind<Document> {
  /** Patterns below regulations/, in the order in which they are read. */
  readonly files: readonly string[];
  readonly read: (file: string, text: string) => Reading<Document>;
}

const kind = <Front, Document>(
  files: readonly string[],
  front: Validate,
  documents: (source: Source<Front>) => readonly Document[],
): Kind<Document> => ({
  files,
  read: (file, text) => {
    const problems: Problem[] = [];
    const report: Report = (...told) => problems.push(problem(file, ...told));
    const source = readSource<Front>(file, text, front, report);
    return { documents: source ? documents(source) : [], problems };
  },
});

export const KINDS = {
  editions: { files: [EDITION_FILES], read: readEdition },
  articles: kind(
    EDITIONS.map(({ id }) => `${id}/*.md`),
    validators.article,
    readArticle,
  ),
  topics: kind(['topics/*.md'], validators.topic, readTopic),
  interpretations: kind(['interpretations/*.md'], validators.interpretation, readInterpretation),
  glossary: kind(['glossary.md'], () => true, readGlossary),
} as const;

export type KindName = keyof typeof KINDS;
export type DocumentOf<K extends KindName> =
  (typeof KINDS)[K] extends Kind<infer Document> ? Document : never;
