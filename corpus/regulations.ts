// Reads regulations/ as a whole: articles, topics, interpretations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Article, readArticle } from './article.ts';
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
  const articles = EDITIONS.flatMap(({ id }) => readFolder(folder, id, readArticle));
  const topics = readFolder(folder, 'topics', readTopic);
  const interpretations = readFolder(folder, 'interpretations', readInterpretation);
  const glossary = readGlossary(
    'regulations/glossary.md',
    readFileSync(`${folder}glossary.md`, 'utf8'),
  );
  return {
    articles: articles.flatMap((r) => r.article ?? []),
    topics: topics.flatMap((r) => r.topic ?? []),
    interpretations: interpretations.flatMap((r) => r.interpretation ?? []),
    glossary: glossary.terms,
    problems: [...articles, ...topics, ...interpretations, glossary].flatMap((r) => r.problems),
  };
};

const readFolder = <T>(
  folder: string,
  name: string,
  read: (file: string, text: string) => T,
): T[] => {
  if (!existsSync(`${folder}${name}`)) return [];
  return readdirSync(`${folder}${name}`)
    .filter((file) => file.endsWith('.md'))
    .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
    .map((file) =>
      read(`regulations/${name}/${file}`, readFileSync(`${folder}${name}/${file}`, 'utf8')),
    );
};
