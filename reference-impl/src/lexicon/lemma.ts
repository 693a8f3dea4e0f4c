// The forms under which an article stands: one, or masculine and feminine, written out: `burladero, ra`. The hyphen of an
// affix is no letter.
import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import type { FormStep } from './form.ts';
import { soundOf } from './sound.ts';
import { isPlayable, plain } from './spelling.ts';

export interface Lemma {
  /** With its accents. */
  readonly text: string;
  /** How it comes from what is printed; the last step has its letters. */
  readonly steps: readonly FormStep[];
}

/** Nothing where no tiles spell the headword. */
export const lemmasOf = ({ headword }: DictionaryEntry): readonly Lemma[] => {
  const [masculine = '', ending] = headword.normalize('NFC').replace(/^-|-$/g, '').split(', ');
  const listed: FormStep = { op: 'listed', text: plain(masculine) };
  if (!isPlayable(listed.text)) return [];
  const first: Lemma = { text: masculine, steps: [listed] };
  if (ending === undefined) return [first];
  const feminine = feminineOf(masculine, ending);
  const text = plain(feminine);
  return isPlayable(text)
    ? [first, { text: feminine, steps: [listed, { op: 'feminine', text }] }]
    : [first];
};

export const lettersOfLemma = ({ steps }: Lemma): string => steps.at(-1)?.text ?? '';

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
