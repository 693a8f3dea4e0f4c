// What a language of the site has to say: everything that Spanish says.
import type es from './locales/es/index.ts';
import type { Terms } from './terms.ts';

/** A text that depends on the number `n` in it. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

type Spanish = typeof es.texts;
export type Key = keyof Spanish;

export interface Locale {
  readonly texts: {
    readonly [K in Key]: Spanish[K] extends string ? string : Plural;
  };
  readonly terms: Terms;
}
