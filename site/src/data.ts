// The generated data, loaded once and indexed. Pages and components get everything from here.
import json from '../generated/site.json';
import type { SiteData } from './model.ts';

export const {
  board,
  changes,
  clauses,
  comparisons,
  editions,
  exam,
  glossary,
  implementations,
  interpretations,
  listed,
  mesa,
  parameters,
  scenarios,
  scripts,
  search,
  suite,
  templates,
  topics,
  tournament,
  wordTables,
} = json as SiteData;

const index = <T>(items: readonly T[], key: (item: T) => string): ((id: string) => T) => {
  const map = new Map(items.map((item) => [key(item), item]));
  return (id) => {
    const found = map.get(id);
    if (found === undefined) throw new Error(`the generated data lacks ${id}; run npm run site`);
    return found;
  };
};

export const editionOf = index(editions, (e) => e.id);
export const clauseOf = index(clauses, (c) => c.id);
export const topicOf = index(topics, (t) => t.slug);
export const scenarioOf = index(scenarios, (s) => s.id);
export const interpretationOf = index(interpretations, (i) => i.slug);

const clauseIds = new Set(clauses.map((c) => c.id));
export const isClause = (id: string): boolean => clauseIds.has(id);

const scenarioIds = new Set(scenarios.map((s) => s.id));
export const isScenario = (id: string): boolean => scenarioIds.has(id);

export type PlacedArticle = (typeof articles)[number];

/** All articles in reading order. */
export const articles = editions.flatMap((edition) =>
  edition.chapters.flatMap((chapter) =>
    chapter.articles.map((a) => ({ ...a, edition: edition.id, chapter: chapter.name })),
  ),
);

export const articleOf = index(articles, (a) => `${a.edition}:${a.number}`);
