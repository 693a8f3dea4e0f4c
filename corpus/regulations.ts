// Reads regulations/ as a whole: every article of every edition.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EditionId } from '../protocol/generated/types.ts';
import { type Article, readArticle } from './article.ts';
import { EDITIONS } from './editions.ts';
import type { Problem } from './problem.ts';

export const regulationsFolder = fileURLToPath(new URL('../regulations/', import.meta.url));

export const readArticles = (folder: string = regulationsFolder) => {
  const articles: Article[] = [];
  const problems: Problem[] = [];
  for (const { id } of EDITIONS) {
    for (const name of articleFiles(`${folder}${id}`)) {
      const file = `regulations/${id}/${name}`;
      const read = readArticle(file, readFileSync(`${folder}${id}/${name}`, 'utf8'));
      problems.push(...read.problems);
      if (read.article) articles.push(read.article);
    }
  }
  return { articles, problems };
};

const articleFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => a.localeCompare(b, 'es', { numeric: true }));

export const isEdition = (id: string): id is EditionId => EDITIONS.some((e) => e.id === id);
