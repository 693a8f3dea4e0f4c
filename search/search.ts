// The one ranker of the site and of `articulado explain`: what somebody types, in a word, a number or a whole question,
// to what it may mean, best first. Rare words tell more than frequent ones; a topic is known by the phrases in which
// people speak of it, and by its clauses.
import MiniSearch, { type SearchResult } from 'minisearch';
import type { EditionId } from '../protocol/generated/types.ts';
import { type Entry, entriesOf } from './entries.ts';
import { byNumber } from './numbers.ts';
import { type Rarity, raritiesIn } from './rarity.ts';
import type { Hit, Searchable } from './searchable.ts';
import { spellingOf } from './spelling.ts';
import { wordsOf } from './words.ts';

export interface Asked {
  readonly query: string;
  /** Whose clauses come first. */
  readonly edition?: EditionId | undefined;
  readonly limit?: number;
}

/** The higher the score the likelier; scores of two languages can be compared. */
export type Scored = Hit & { readonly score: number };

export type Search = (asked: Asked) => readonly Scored[];

const WEIGHTS: Readonly<Record<Entry['kind'], number>> = {
  phrase: 2.4,
  clause: 0.7,
  article: 0.8,
  interpretation: 0.6,
  scenario: 0.45,
  term: 0.9,
};
const OF_THE_CHOSEN_EDITION = 2.5;
/** Of a number that leads to its place. */
const STRAIGHT = 1000;
/** Of what the best clause of a topic scores, how much speaks for the topic. */
const FROM_CLAUSES = 0.6;
const FROM_OTHER_PHRASES = 0.2;

export const searchIn = (data: Searchable): Search => {
  const words = (text: string) => wordsOf(data.lang, text);
  const entries = entriesOf(data).map((entry) => ({ ...entry, words: words(entry.text) }));
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: words,
    processTerm: (word) => word,
    searchOptions: {
      prefix: (word, i, all) => i === all.length - 1 && word.length > 2,
      fuzzy: (word) => (word.length > 3 ? 0.25 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
      bm25: { k: 1.1, b: 0.7, d: 0.3 },
    },
  });
  index.addAll(entries.map(({ text }, id) => ({ id, text })));
  const rarity = raritiesIn(entries.map((entry) => entry.words));

  const spelling = spellingOf(entries.map(({ text }) => text));

  return ({ query, edition, limit = 12 }) => {
    const numbered = byNumber(data, query, edition);
    if (numbered.length > 0)
      return numbered.slice(0, limit).map((hit) => ({ ...hit, score: STRAIGHT }));
    const written = spelling(query);
    const asked = words(written);
    const found = index.search(written).map((result): Found => {
      const entry = entries[result.id] as Weighed;
      const chosen = edition !== undefined && entry.hit.edition === edition;
      const weight = WEIGHTS[entry.kind] * (chosen ? OF_THE_CHOSEN_EDITION : 1);
      return { entry, score: result.score * weight * likeness(result, asked, entry, rarity) };
    });
    return hitsOf(found).slice(0, limit);
  };
};

type Weighed = Entry & { readonly words: readonly string[] };

interface Found {
  readonly entry: Weighed;
  readonly score: number;
}

/** How much of what was asked is there and, of a phrase, how much of it was asked about; by how much each word tells. */
const likeness = (
  { queryTerms, terms }: SearchResult,
  asked: readonly string[],
  { kind, words }: Weighed,
  rarity: Rarity,
): number => {
  const there = rarity.share(asked, queryTerms) ** 1.2;
  return kind === 'phrase' ? there * (0.4 + 0.6 * rarity.share(words, terms)) : there;
};

/** What the entries stand for: the best of each, a little for its others, and for a topic its clauses. */
const hitsOf = (found: readonly Found[]): readonly Scored[] => {
  const gained = new Map<string, number>();
  for (const { entry, score } of found)
    for (const topic of entry.topics)
      gained.set(topic, Math.max(gained.get(topic) ?? 0, score * FROM_CLAUSES));
  return [...Map.groupBy(found, ({ entry }) => entry.owner)]
    .map(([owner, parts]) => {
      const [best = 0, ...rest] = parts.map(({ score }) => score).sort((a, b) => b - a);
      const others = rest.slice(0, 2).reduce((sum, score) => sum + score * FROM_OTHER_PHRASES, 0);
      const { hit } = (parts[0] as Found).entry;
      return { ...hit, score: best + others + (gained.get(owner) ?? 0) };
    })
    .toSorted((a, b) => b.score - a.score);
};
