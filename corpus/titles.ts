// The titles of the articles that clauses stand in, for those who need no more of the regulations: only the files that
// are asked for are opened.
import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import type { ArticleMeta, ClauseId } from '../protocol/generated/types.ts';
import { readText, root } from './files.ts';

const FRONT = /^---\n(.*?)\n---/s;

/** The article of a clause is the longest beginning of its number that has a file of its own. */
export const titleOf = (clause: ClauseId): ArticleMeta['title'] | undefined => {
  const [edition = '', number = ''] = clause.split(':');
  const parts = number.split('.');
  for (let length = parts.length; length > 0; length--) {
    const file = `regulations/${edition}/${parts.slice(0, length).join('.')}.md`;
    const title = titleIn(file);
    if (title) return title;
  }
  return undefined;
};

const known = new Map<string, ArticleMeta['title'] | undefined>();

const titleIn = (file: string): ArticleMeta['title'] | undefined => {
  if (known.has(file)) return known.get(file);
  const title = readTitle(file);
  known.set(file, title);
  return title;
};

const readTitle = (file: string): ArticleMeta['title'] | undefined => {
  if (!existsSync(`${root}${file}`)) return undefined;
  const [, front = ''] = FRONT.exec(readText(file).text) ?? [];
  return (parse(front) as ArticleMeta).title;
};
