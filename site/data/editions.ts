// Editions with their chapters and articles, in the order of the printed text, and what is covered of each.
import type { Article, Clause } from '../../corpus/article.ts';
import type { EditionInfo } from '../../corpus/editions.ts';
import type { Coverages } from './coverage.ts';
import { byNumber } from './text.ts';

/** Articles in reading order: by chapter, chapters by their first article. */
export const inOrder = (articles: readonly Article[]): Article[] => {
  const sorted = articles.toSorted((a, b) => byNumber(a.article, b.article));
  return [...Map.groupBy(sorted, (a) => a.chapter).values()].flat();
};

export const editionOf = (
  info: EditionInfo,
  articles: readonly Article[],
  coverages: Coverages,
) => {
  const clauses = articles.flatMap((a) => a.clauses);
  return {
    id: info.id,
    short: info.short,
    name: { es: info.es, en: info.en },
    base: info.base ?? null,
    chapters: chaptersOf(articles, coverages),
    coverage: coverages.count(clauses),
    profiles: profilesOf(clauses, coverages),
    oddities: clauses.reduce((n, c) => n + (c.oddities?.length ?? 0), 0),
  };
};

const chaptersOf = (articles: readonly Article[], coverages: Coverages) =>
  [...Map.groupBy(articles, (a) => a.chapter)].map(([name, members]) => ({
    /** As printed; null in an edition without chapters. */
    name: name ?? null,
    articles: members.map((a) => ({
      number: a.article,
      title: a.title,
      clauses: a.clauses.map((c) => c.id),
      coverage: coverages.count(a.clauses),
    })),
  }));

const profilesOf = (clauses: readonly Clause[], coverages: Coverages) =>
  [...Map.groupBy(clauses, (c) => c.profile)].map(([profile, members]) => ({
    profile,
    coverage: coverages.count(members),
  }));
