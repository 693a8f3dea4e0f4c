// Finds what somebody means: a clause, an article, a topic, a scenario, or words that players use.
import type { Article, Clause } from '../corpus/article.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Scenario } from '../corpus/features.ts';
import type { Topic } from '../corpus/topic.ts';
import { plain } from '../shared/plain.ts';

export type Found =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'scenario'; readonly scenario: Scenario };

/** Everything that fits, best first. A single entry is what was meant. */
export const find = (corpus: Corpus, query: string): Found[] => {
  const written = query.trim();
  const byNumber = findByNumber(corpus, written);
  return byNumber.length > 0 ? byNumber : findByWords(corpus, written);
};

const findByNumber = ({ clauses, articles, scenarios, topics }: Corpus, query: string): Found[] => {
  const [edition, number] = query.includes(':') ? query.split(':', 2) : [undefined, query];
  const here = (e: string) => edition === undefined || e === edition;
  const exact = clauses.filter((c) => here(c.edition) && c.number === number);
  const within = articles.filter((a) => here(a.edition) && a.article === number);
  const scenario = scenarios.filter((s) => s.id === query.replace(/^@/, ''));
  const topic = topics.filter((t) => t.slug === query);
  // An article of one clause is that clause; one of several is shown whole.
  const alone = exact.filter(
    (c) => !within.some((a) => a.edition === c.edition && a.clauses.length > 1),
  );
  const whole = within.filter((a) => !alone.some((c) => c.edition === a.edition));
  return [
    ...alone.map((clause): Found => ({ kind: 'clause', clause })),
    ...whole.map((article): Found => ({ kind: 'article', article })),
    ...scenario.map((s): Found => ({ kind: 'scenario', scenario: s })),
    ...topic.map((t): Found => ({ kind: 'topic', topic: t })),
  ];
};

const MOST = 12;

const findByWords = ({ topics, clauses }: Corpus, query: string): Found[] => {
  const wanted = wordsOf(query);
  if (wanted === '') return [];
  const named = topics.filter((t) => namesOf(t).includes(wanted));
  if (named.length > 0) return named.map((topic) => ({ kind: 'topic', topic }));
  const rank = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => likeness(wanted, text)));
  const rated = [
    ...topics.map((topic) => ({
      found: { kind: 'topic', topic } as Found,
      score: rank(namesOf(topic)) + 0.5,
    })),
    ...clauses.map((clause) => ({
      found: { kind: 'clause', clause } as Found,
      score: rank([wordsOf(clause.es), wordsOf(clause.en)]),
    })),
  ];
  return rated
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ found }) => found);
};

const namesOf = ({ slug, name, synonyms }: Topic): string[] =>
  [slug, name.es, name.en, ...synonyms.es, ...synonyms.en].map(wordsOf);

/** The words of a text as people type them, signs left out. */
const wordsOf = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9ñ]+/g, ' ')
    .trim();

const SMALL = new Set(
  'de la el los las un una en a y o que del al con por the of a an in to and or'.split(' '),
);

/** Two for the phrase as a whole, else the share of its words that are there. */
const likeness = (wanted: string, text: string): number => {
  if (` ${text} `.includes(` ${wanted} `)) return 2;
  const words = wanted.split(' ').filter((word) => !SMALL.has(word));
  const there = new Set(text.split(' '));
  const share = words.filter((word) => there.has(word)).length / Math.max(words.length, 1);
  return share === 1 ? 1 : 0;
};
