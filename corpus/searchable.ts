// What the corpus offers to be searched, in one language.
import type { Searchable } from '../search/searchable.ts';
import { slugOf } from '../shared/plain.ts';
import type { Corpus } from './corpus.ts';
import { EDITIONS } from './editions.ts';

export const searchable = (corpus: Corpus, lang: 'es' | 'en'): Searchable => {
  const { articles, topics, interpretations, scenarios, glossary } = corpus;
  const at = new Map(topics.map(({ slug }, i) => [slug, i]));
  return {
    lang,
    editions: EDITIONS.map(({ id, short }) => [id, short]),
    topics: topics.map(({ slug, name, synonyms }) => [
      slug,
      name[lang],
      synonyms[lang].join(' | '),
    ]),
    articles: Object.fromEntries(
      EDITIONS.map(({ id }) => [
        id,
        articles
          .filter(({ edition }) => edition === id)
          .map(({ article, title, clauses }) => [
            article,
            title[lang],
            clauses.map((clause) => [
              clause.number,
              clause[lang],
              clause.topics.flatMap((slug) => at.get(slug) ?? []),
            ]),
          ]),
      ]),
    ),
    interpretations: interpretations.map(({ slug, question }) => [slug, question[lang]]),
    scenarios: scenarios.map(({ id, name, en }) => [id, (lang === 'es' ? name : en) ?? name]),
    terms: glossary.map(({ term, en, definition }) => [
      slugOf(term),
      lang === 'es' ? term : en,
      definition[lang],
    ]),
  };
};
