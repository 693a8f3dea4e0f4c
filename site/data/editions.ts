// Editions with their chapters and articles, in the order of the printed text, and what is covered of each.
import type { Article, Clause } from '../../corpus/article.ts';
import type { EditionInfo } from '../../corpus/editions.ts';
import type { Chapter, Edition } from '../src/model.ts';
import { coverageOf, type Encoding } from './coverage.ts';
import { byNumber, groupBy } from './text.ts';

type Encodings = ReadonlyMap<string, readonly Encoding[]>;

/** Articles in reading order: by chapter, chapters by their first article. */
export const inOrder = (articles: readonly Article[]): Article[] => {
  const sorted = articles.toSorted((a, b) => byNumber(a.article, b.article));
  return [...groupBy(sorted, (a) => a.chapter).values()].flat();
};

export const editionOf = (
  info: EditionInfo,
  articles: readonly Article[],
  encodings: Encodings,
): Edition => {
  const clauses = articles.flatMap((a) => a.clauses);
  return {
    id: info.id,
    short: info.short,
    name: { es: info.es, en: info.en },
    overlays: info.base ?? null,
    chapters: chaptersOf(articles, encodings),
    coverage: coverageOf(clauses, encodings),
    profiles: profilesOf(clauses, encodings),
    oddities: clauses.reduce((n, c) => n + (c.oddities?.length ?? 0), 0),
  };
};

const chaptersOf = (articles: readonly Article[], encodings: Encodings): Chapter[] =>
  [...groupBy(articles, (a) => a.chapter)].map(([name, members]) => ({
    name: name ?? null,
    articles: members.map((a) => ({
      number: a.article,
      title: a.title,
      clauses: a.clauses.map((c) => c.id),
      coverage: coverageOf(a.clauses, encodings),
    })),
  }));

const profilesOf = (clauses: readonly Clause[], encodings: Encodings) =>
  [...groupBy(clauses, (c) => c.profile)].map(([profile, members]) => ({
    profile,
    ...coverageOf(members, encodings),
  }));
