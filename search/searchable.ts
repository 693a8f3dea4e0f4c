// What is searched, in one language; kept small, because a phone downloads it. corpus/searchable.ts makes it.
import type { EditionId } from '../protocol/generated/types.ts';

export interface Searchable {
  readonly lang: string;
  readonly editions: readonly (readonly [id: EditionId, short: string])[];
  readonly topics: readonly SearchedTopic[];
  /** By edition. */
  readonly articles: Readonly<Record<string, readonly SearchedArticle[]>>;
  readonly interpretations: readonly (readonly [slug: string, question: string])[];
  readonly scenarios: readonly (readonly [id: string, title: string])[];
  readonly terms: readonly (readonly [slug: string, term: string, definition: string])[];
}

export type SearchedTopic = readonly [slug: string, name: string, synonyms: string];

export type SearchedArticle = readonly [
  number: string,
  title: string,
  clauses: readonly (readonly [number: string, text: string, topics: readonly number[]])[],
];

export const HIT_KINDS = [
  'topic',
  'clause',
  'article',
  'interpretation',
  'scenario',
  'term',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export interface Hit {
  readonly kind: HitKind;
  /** Of an article its number. */
  readonly id: string;
  readonly edition?: EditionId;
  readonly label: string;
  /** A sentence or two of what it says. */
  readonly text: string;
}
