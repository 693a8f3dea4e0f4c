// The forms under which an article stands: one, or masculine and feminine, written out: `burladero, ra`.
import type { DerivationStep, DictionaryEntry } from '../../../protocol/generated/types.ts';
import { soundOf } from './sound.ts';
import { plain, spell } from './spelling.ts';

export interface Lemma {
  /** With its accents. */
  readonly text: string;
  /** How it comes from what is printed. */
  readonly steps: readonly DerivationStep[];
}

/** Nothing where no tiles spell the headword. */
export const lemmasOf = ({ headword }: DictionaryEntry): readonly Lemma[] => {
  const [masculine = '', ending] = headword.split(', ');
  const word = spell(masculine);
  if (!word) return [];
  const listed: DerivationStep = { op: 'listed', form: word };
  const first: Lemma = { text: masculine, steps: [listed] };
  const feminine = ending === undefined ? undefined : feminineOf(masculine, ending);
  const form = feminine && spell(feminine);
  return form ? [first, { text: feminine, steps: [listed, { op: 'feminine', form }] }] : [first];
};

/** What is printed after the comma takes the place of the end from the same consonant on. */
const feminineOf = (masculine: string, ending: string): string => {
  const [onset = ''] = /^(?:ch|ll|rr|.)/.exec(ending) ?? [];
  const at = plain(masculine).lastIndexOf(onset);
  const stem = at < 0 ? '' : masculine.slice(0, at);
  // FRANCÉS, FRANCESA: the stress stays where it was and needs no accent any more.
  return `${losesAccent(masculine) ? plain(stem) : stem}${ending}`;
};

const losesAccent = (masculine: string): boolean =>
  /[ns]$/.test(masculine) && soundOf(masculine).stress === 'oxytone';
