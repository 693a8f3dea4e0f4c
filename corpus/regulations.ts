// Reads regulations/ as a whole: articles, topics, interpretations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Article, readArticle } from './article.ts';
import { ReadingCache } from './cache.ts';
import { EDITIONS } from './editions.ts';
import { type GlossaryTerm, readGlossary } from './glossary.ts';
import { type Interpretation, readInterpretation } from './interpretation.ts';
import type { Problem } from './problem.ts';
import { readTopic, type Topic } from './topic.ts';

export const regulationsFolder = fileURLToPath(new URL('../regulations/', import.meta.url));

export interface Regulations {
  readonly articles: readonly Article[];
  readonly topics: readonly Topic[];
  readonly interpretations: readonly Interpretation[];
  readonly glossary: readonly GlossaryTerm[];
  readonly problems: readonly Problem[];
}

export const readRegulations = (folder: string = regulationsFolder): Regulations => {
  const cache = new ReadingCache('regulations');
  const readAll = <T>(name: string, read: (file: string, text: string) => T): T[] =>
    filesOf(folder, name).map(({ file, text }) => cache.recall(file, text, () => read(file, text)));
  const articles = EDITIONS.flatMap(({ id }) => readAll(id, readArticle));
  const topics = readAll('topics', readTopic);
  const interpretations = readAll('interpretations', readInterpretation);
  const glossary = readGlossary(
    'regulations/glossary.md',
    readFileSync(`${folder}glossary.md`, 'utf8'),
  );
  cache.save();
  return {
    articles: articles.flatMap((r) => r.article ?? []),
    topics: topics.flatMap((r) => r.topic ?? []),
    interpretations: interpretations.flatMap((r) => r.interpretation ?? []),
    glossary: glossary.terms,
    problems: [...articles, ...topics, ...interpretations, glossary].flatMap((r) => r.problems),
  };
};

const filesOf = (folder: string, name: string): { file: string; text: string }[] => {
  if (!existsSync(`${folder}${name}`)) return [];
  return readdirSync(`${folder}${name}`)
    .filter((file) => file.endsWith('.md'))
    .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
    .map((file) => ({
      file: `regulations/${name}/${file}`,
      text: readFileSync(`${folder}${name}/${file}`, 'utf8'),
    }));
};
