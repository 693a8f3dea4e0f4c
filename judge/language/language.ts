// What a language has to say so that people are told of words: verdicts, derivations, and what is wrong with a question.
import type {
  DerivationOp,
  LexicalVerdict,
  PluralManner,
  VerbSlot,
} from '../../protocol/generated/types.ts';

type Words<Value extends string> = Readonly<Record<Value, string>>;
type Places = Extract<VerbSlot, `${string}.${string}.${string}` | `cond.${string}`>;

export type Tense = Places extends infer S ? (S extends `${infer T}.${Person}` ? T : never) : never;
export type Person = '1s' | '2s' | '2v' | '3s' | '1p' | '2p' | '3p';
export type Ending = 'ms' | 'fs' | 'mp' | 'fp';

/** What is wrong with a question: what was found, what was expected, what to do. */
export interface Wrong {
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
}

export interface Language {
  readonly verdict: Words<LexicalVerdict>;
  /** How one form comes from another. */
  readonly derivation: Words<DerivationOp>;
  /** How a plural differs from its singular. */
  readonly manner: Words<PluralManner>;
  readonly tense: Words<Tense | 'inf' | 'ger' | 'imp'>;
  readonly person: Words<Person>;
  readonly participle: Words<Ending>;
  readonly place: {
    readonly word: (word: string) => string;
    readonly article: (article: string) => string;
  };
  readonly wrong: {
    readonly empty: () => Wrong;
    readonly noArticle: () => Wrong;
    readonly foreignLetter: (letter: string) => Wrong;
    readonly sign: (sign: string) => Wrong;
    readonly oneTile: (tile: string) => Wrong;
    readonly tooLong: (tiles: number) => Wrong;
    readonly noHeadword: (nearest: string) => Wrong;
    readonly openNote: (found: string) => Wrong;
    readonly noCategory: (found: string) => Wrong;
    readonly unknown: (
      what: 'mark' | 'note' | 'paradigm',
      found: string,
      known: readonly string[],
      nearest: string,
    ) => Wrong;
  };
  /** What stands before what was expected. */
  readonly expected: string;
  /** Of what no clause of a regulation speaks of. */
  readonly unregulated: string;
  /** Of a word that comes from none of the articles. */
  readonly noArticle: string;
  /** Forms of a family that no board can hold. */
  readonly unplayable: (forms: number) => string;
  /** Of words that are looked up in the open word list. */
  readonly list: {
    readonly listed: string;
    readonly absent: string;
    readonly explained: string;
    /** Nothing explains it but an article of its own. */
    readonly entry: string;
    /** Of an absent form that resembles nothing. */
    readonly nothing: string;
    readonly barred: string;
    readonly readAs: (article: string) => string;
  };
  readonly count: (tiles: number) => string;
}
