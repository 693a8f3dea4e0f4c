// Finds what somebody means: a clause, an article, a topic, a scenario by its id, or the words in which people ask, in
// either language and as the site does.
import type { Article, Clause } from '../corpus/article.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Scenario } from '../corpus/features.ts';
import type { GlossaryTerm } from '../corpus/glossary.ts';
import type { Interpretation } from '../corpus/interpretation.ts';
import { searchable } from '../corpus/searchable.ts';
import type { Topic } from '../corpus/topic.ts';
import { type Scored, searchIn } from '../search/search.ts';
import { slugOf } from '../shared/plain.ts';

export type Found =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'interpretation'; readonly interpretation: Interpretation }
  | { readonly kind: 'term'; readonly term: GlossaryTerm };

/** Everything that fits, best first. A single entry is what was meant. */
export const find = (corpus: Corpus, query: string): Found[] => {
  const written = query.trim();
  const byId = findById(corpus, written);
  return byId.length > 0 ? byId : findByWords(corpus, written);
};

const findById = (corpus: Corpus, query: string): Found[] => {
  const { clauses, articles, scenarios, topics, interpretations } = corpus;
  const [edition, number] = query.includes(':') ? query.split(':', 2) : [undefined, query];
  const here = (e: string) => edition === undefined || e === edition;
  const exact = clauses.filter((c) => here(c.edition) && c.number === number);
  const within = articles.filter((a) => here(a.edition) && a.article === number);
  // An article of one clause is that clause; one of several is shown whole.
  const alone = exact.filter(
    (c) => !within.some((a) => a.edition === c.edition && a.clauses.length > 1),
  );
  const whole = within.filter((a) => !alone.some((c) => c.edition === a.edition));
  return [
    ...alone.map((clause): Found => ({ kind: 'clause', clause })),
    ...whole.map((article): Found => ({ kind: 'article', article })),
    ...scenarios
      .filter((s) => s.id === query.replace(/^@/, ''))
      .map((scenario): Found => ({ kind: 'scenario', scenario })),
    ...topics.filter((t) => t.slug === query).map((topic): Found => ({ kind: 'topic', topic })),
    ...interpretations
      .filter((i) => i.slug === query)
      .map((interpretation): Found => ({ kind: 'interpretation', interpretation })),
  ];
};

const MOST = 12;

const findByWords = (corpus: Corpus, query: string): Found[] => {
  if (query === '') return [];
  const named = corpus.topics.filter(({ name, synonyms }) =>
    [name.es, name.en, ...synonyms.es, ...synonyms.en].some((one) => slugOf(one) === slugOf(query)),
  );
  if (named.length > 0) return named.map((topic) => ({ kind: 'topic', topic }));
  const hits = (['es', 'en'] as const).flatMap((lang) =>
    searchIn(searchable(corpus, lang))({ query, limit: MOST }),
  );
  const best = hits.toSorted((a, b) => b.score - a.score);
  const once = [
    ...Map.groupBy(best, ({ kind, edition, id }) => `${kind} ${edition} ${id}`).values(),
  ];
  return once.flatMap(([hit]) => (hit ? foundOf(corpus, hit) : [])).slice(0, MOST);
};

const foundOf = (corpus: Corpus, { kind, id, edition }: Scored): Found[] => {
  switch (kind) {
    case 'clause':
      return corpus.clauses.filter((c) => c.id === id).map((clause) => ({ kind, clause }));
    case 'article':
      return corpus.articles
        .filter((a) => a.article === id && a.edition === edition)
        .map((article) => ({ kind, article }));
    case 'topic':
      return corpus.topics.filter((t) => t.slug === id).map((topic) => ({ kind, topic }));
    case 'scenario':
      return corpus.scenarios.filter((s) => s.id === id).map((scenario) => ({ kind, scenario }));
    case 'interpretation':
      return corpus.interpretations
        .filter((i) => i.slug === id)
        .map((interpretation) => ({ kind, interpretation }));
    case 'term':
      return corpus.glossary
        .filter(({ term }) => slugOf(term) === id)
        .map((term) => ({ kind, term }));
    default:
      return kind satisfies never;
  }
};
