// How each kind of derivative is made, of what, and how an article shows that its word is one.
import type {
  DictionaryEntry,
  EntryLabel,
  WordCategory,
} from '../../../protocol/generated/types.ts';
import type { Lemma } from './lemma.ts';
import { plain } from './spelling.ts';

export const KINDS = [
  'diminutive',
  'augmentative',
  'superlative',
  'pejorative',
  'trade-feminine',
  'adverb',
  'passive-adjective',
  'active-adjective',
  'active-participle',
] as const;
export type Kind = (typeof KINDS)[number];

interface Deriving {
  /** What the base is: the category of a sense, or a label. */
  readonly of: WordCategory | EntryLabel;
  readonly make: (base: string) => string;
  /** An article, or the form under which it stands, that is such a derivative. */
  readonly is: (entry: DictionaryEntry, lemma: Lemma) => boolean;
}

/** CASA: CAS + IT + A; what does not end in A takes an O. */
const suffixed =
  (suffix: string): Deriving['make'] =>
  (base) => {
    const word = plain(base);
    return `${word.replace(/[aeo]$/, '')}${suffix}${/a$/.test(word) ? 'a' : 'o'}`;
  };

/** The ending of the infinitive gives way to one ending in the first conjugation, and to another in the others. */
const verbal =
  (first: string, others: string): Deriving['make'] =>
  (base) =>
    plain(base)
      .replace(/ar$/, first)
      .replace(/[ei]r$/, others);

const labelled =
  (label: EntryLabel): Deriving['is'] =>
  ({ labels = [] }) =>
    labels.includes(label);

const ending =
  (end: RegExp, category: WordCategory): Deriving['is'] =>
  ({ senses }, { text }) =>
    end.test(text) && senses.some((sense) => sense.category === category);

/** A trade whose article is of the feminine, or the feminine that an article prints after the masculine. */
const isTradeFeminine: Deriving['is'] = ({ labels = [], senses }, { steps }) =>
  labels.includes('trade') && (steps.length > 1 || senses.every(({ gender }) => gender === 'f'));

export const DERIVING: Readonly<Record<Kind, Deriving>> = {
  diminutive: { of: 'noun', make: suffixed('it'), is: labelled('diminutive') },
  augmentative: { of: 'noun', make: suffixed('az'), is: labelled('augmentative') },
  superlative: { of: 'adjective', make: suffixed('isim'), is: labelled('superlative') },
  pejorative: { of: 'noun', make: suffixed('uch'), is: labelled('pejorative') },
  'trade-feminine': {
    of: 'trade',
    make: (base) => `${plain(base).replace(/[eo]$/, '')}a`,
    is: isTradeFeminine,
  },
  adverb: {
    of: 'adjective',
    make: (base) => `${plain(base).replace(/o$/, 'a')}mente`,
    is: ending(/mente$/, 'adverb'),
  },
  'passive-adjective': {
    of: 'verb',
    make: verbal('able', 'ible'),
    is: ending(/ble$/, 'adjective'),
  },
  'active-adjective': {
    of: 'verb',
    make: (base) => plain(base).replace(/r$/, 'dor'),
    is: ending(/dor$/, 'adjective'),
  },
  'active-participle': {
    of: 'verb',
    make: verbal('ante', 'iente'),
    is: ending(/nte$/, 'adjective'),
  },
};
