// Headwords that are no single word: written with a hyphen, or several words. Somebody may lay them without the hyphen or
// the space, or lay one of their words; whether that counts is for the regulation to say.
import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import { oneOf } from '../kernel/domain.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { group, table } from '../kernel/parameters.ts';
import { isSilent, says } from '../kernel/ruled.ts';
import { type Form, type FormStep, formed } from './form.ts';
import { isPlayable, plain } from './spelling.ts';

const KINDS = ['hyphenated', 'several-words'] as const;

export const compounds = group('compounds', {
  /** Never, written as one word, or each of its words by itself. */
  form: table(KINDS, oneOf('never', 'as-one', 'by-parts')),
});

const BETWEEN = /(?<=\p{L})[- ]+(?=\p{L})/u;

/** DEO GRACIAS; the two endings of BURLADERO, RA are not two words. */
const printedFirst = ({ headword }: DictionaryEntry): string => headword.split(', ')[0] ?? '';

export const isCompound = (entry: DictionaryEntry): boolean => BETWEEN.test(printedFirst(entry));

/** Nothing where the edition does not speak of such words. */
export const compoundForms = (edition: Edition, entry: DictionaryEntry): readonly Form[] => {
  const printed = plain(printedFirst(entry));
  const rule = ask(edition, compounds.form, printed.includes('-') ? 'hyphenated' : 'several-words');
  if (isSilent(rule)) return [];
  const listed: FormStep = { op: 'listed', text: printed.replace(/[- ]/g, '') };
  const none = { steps: [] };
  const whole = formed(none, listed, says(rule, 'as-one') ? 'valid' : 'invalid', rule);
  const parts = printed.split(BETWEEN).map((text) => ({ op: 'part-of', text }) as const);
  const verdict = says(rule, 'by-parts') ? 'valid' : 'invalid';
  return [whole, ...parts.map((part) => formed(whole, part, verdict, rule))].filter(({ text }) =>
    isPlayable(text),
  );
};
