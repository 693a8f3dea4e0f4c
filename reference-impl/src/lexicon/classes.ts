// Classes of words that a regulation takes in or leaves out as such, whatever their inflection: abbreviations, symbols,
// affixes, names, words with capitals, foreign words. What an article is of is seen in its headword, labels and senses.
import type {
  DictionaryEntry,
  EntryLabel,
  WordCategory,
} from '../../../protocol/generated/types.ts';
import { oneOf } from '../kernel/domain.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { group, table } from '../kernel/parameters.ts';
import { isSilent, type Ruled } from '../kernel/ruled.ts';

type Is = (entry: DictionaryEntry) => boolean;

/** In all of its senses: a word that is something else besides is of that. */
const only =
  (category: WordCategory): Is =>
  ({ senses }) =>
    senses.length > 0 && senses.every((sense) => sense.category === category);

const labelled =
  (label: EntryLabel): Is =>
  ({ labels = [] }) =>
    labels.includes(label);

/** The narrowest class first: of an article of several, the first of which the edition speaks decides. */
const IS = {
  abbreviation: only('abbreviation'),
  /** Of a measure, and not of an element: cm. */
  unit: (entry) => only('symbol')(entry) && labelled('unit')(entry),
  symbol: only('symbol'),
  /** Its hyphen tells it. */
  affix: ({ headword }) => /^-|-$/.test(headword),
  'proper-name': only('proper'),
  /** With a capital letter, wherever it stands: pH. */
  capital: ({ headword }) => /\p{Lu}/u.test(headword),
  /** In small letters, as capitals come before. */
  acronym: labelled('acronym'),
  apocope: labelled('apocope'),
  aphaeresis: labelled('aphaeresis'),
  latinism: labelled('latinism'),
  italic: ({ italic }) => italic !== undefined,
  foreign: labelled('foreign'),
  onomatopoeia: only('onomatopoeia'),
  'cross-reference': only('cross-reference'),
  /** A part of a compound or a locution, with an article of its own. */
  part: ({ senses }) =>
    senses.length > 0 &&
    senses.every(({ phrase }) => phrase !== undefined && phrase.kind !== 'reference'),
} as const satisfies Readonly<Record<string, Is>>;

type WordClass = keyof typeof IS;
const CLASSES = Object.keys(IS) as WordClass[];

export const classes = group('classes', {
  /** A word that has an article: whether that is enough, or words of the class are never valid. */
  word: table(CLASSES, oneOf('if-listed', 'never')),
});

/** What an edition says of words such as that of this article; nothing where it has no class for them. */
export const ruleOfClass = (
  edition: Edition,
  entry: DictionaryEntry,
): Ruled<'if-listed' | 'never'> | undefined => {
  for (const one of CLASSES) {
    const rule = IS[one](entry) ? ask(edition, classes.word, one) : undefined;
    if (rule && !isSilent(rule)) return rule;
  }
  return undefined;
};
