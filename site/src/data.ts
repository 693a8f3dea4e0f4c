// The generated data, loaded once and indexed. Pages and components get everything from here.
import boardJson from '../generated/board.json';
import clausesJson from '../generated/clauses.json';
import comparisonsJson from '../generated/comparisons.json';
import editionsJson from '../generated/editions.json';
import glossaryJson from '../generated/glossary.json';
import implementationsJson from '../generated/implementations.json';
import interpretationsJson from '../generated/interpretations.json';
import jumpJson from '../generated/jump.json';
import scenariosJson from '../generated/scenarios.json';
import topicsJson from '../generated/topics.json';
import type { ArticleLine, SiteData } from './model.ts';

export const editions = editionsJson as SiteData['editions'];
export const clauses = clausesJson as SiteData['clauses'];
export const topics = topicsJson as SiteData['topics'];
export const scenarios = scenariosJson as SiteData['scenarios'];
export const interpretations = interpretationsJson as SiteData['interpretations'];
export const implementations = implementationsJson as SiteData['implementations'];
export const glossary = glossaryJson as SiteData['glossary'];
export const comparisons = comparisonsJson as SiteData['comparisons'];
export const board = boardJson as SiteData['board'];
export const jump = jumpJson as SiteData['jump'];

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

export interface PlacedArticle extends ArticleLine {
  readonly edition: string;
  readonly chapter: string | null;
}

/** All articles in reading order. */
export const articles: readonly PlacedArticle[] = editions.flatMap((edition) =>
  edition.chapters.flatMap((chapter) =>
    chapter.articles.map((a) => ({ ...a, edition: edition.id, chapter: chapter.name })),
  ),
);

export const articleOf = index(articles, (a) => `${a.edition}:${a.number}`);
