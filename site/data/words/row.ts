// A row of an overview of the rules on words: parameters that every edition answers alike, and a case that shows it.

/** What is said in a row, by the terms in which it is put. */
const SCALES = {
  plural: ['plural', 'none', 'as-others', 'unchanged', 'no-plural'],
  company: ['any-sense'],
  besides: ['place', 'register', 'list-only', 'too', 'not'],
  gender: ['that-form'],
  adjective: ['any', 'after-bien-or-mal'],
  conjugated: ['conjugated', 'infinitive'],
  filled: ['barred', 'admitted'],
  persons: ['every', 'third'],
  valid: ['valid', 'invalid'],
  pronoun: ['either', 'bare', 'none'],
  joined: ['ending'],
  exclusive: ['headword'],
  article: ['counts', 'does-not', 'by-use', 'needless', 'what-it-prints'],
  participle: ['all', 'masculine-singular', 'none'],
  yes: ['true'],
} as const;
type Scales = typeof SCALES;

/** Words of a list say enough by themselves. */
export type Scale = keyof Scales | 'words';

export type Saying = { [S in keyof Scales]: `${S}.${Scales[S][number]}` }[keyof Scales];

export interface Row {
  /** The parameters that it sums up. */
  readonly paths: readonly string[];
  readonly scale: Scale;
  /** An article of a dictionary and a form of it. */
  readonly article?: string;
  readonly word?: string;
}

/** The names of all rows, with their sections. */
export type NameIn<T> = { [S in keyof T & string]: `${S}.${keyof T[S] & string}` }[keyof T &
  string];

/** A row with its case: `row('conjugated', 'cantar. tr.', 'canto', 'conjugating.verb.current.shown')`. */
export const row = (scale: Scale, article: string, word: string, ...paths: string[]): Row => ({
  paths,
  scale,
  article,
  word,
});

/** A row of which the values say enough. */
export const plainRow = (scale: Scale, ...paths: string[]): Row => ({ paths, scale });

/** Whether there are words for it. */
export const isSayable = (scale: Scale, value: string): boolean =>
  scale === 'words' || (SCALES[scale] as readonly string[]).includes(value);
