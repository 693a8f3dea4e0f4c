// Slips of the dictionary that a regulation mends: forms of a verb that it left out, and forms that it printed for others.
import { ask, type Edition } from '../../kernel/edition.ts';
import { group } from '../../kernel/parameters.ts';
import { isSilent, type Ruled } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { lines, toldOf } from '../plurals/lines.ts';
import { plain } from '../spelling.ts';
import type { Verb, VerbForms } from './paradigm.ts';

export const restored = group('restored', {
  /** Forms that are valid although the paradigm lacks them, verb by verb: `roer: royamos`. */
  forms: lines('caer: cayamos'),
  /** Forms that are not valid although the paradigm prints them. */
  misprints: lines('puar: puando'),
});

type Told = Ruled<readonly string[]>;

/** The forms that a list gives for the verb, in letters; nothing where it does not name it. */
const toldIn = (edition: Edition, list: typeof restored.forms, { headword }: Verb): Told[] => {
  const asked = ask(edition, list);
  const told = isSilent(asked) ? undefined : toldOf(asked, headword);
  return told ? [{ value: told.value.map(plain), because: told.because }] : [];
};

/** The verb without what is a misprint in its paradigm. */
export const withoutMisprints = (edition: Edition, verb: Verb): Verb => {
  const misprints = toldIn(edition, restored.misprints, verb).flatMap(({ value }) => value);
  return {
    ...verb,
    formsAt: (slot) => verb.formsAt(slot).filter((form) => !misprints.includes(form)),
  };
};

export const restoredForms: VerbForms = (edition, verb, lemma) => {
  const make = (told: Told, verdict: 'valid' | 'invalid'): readonly Form[] =>
    told.value.map((text) => formed(lemma, { op: 'conjugated', text }, verdict, told));
  return [
    ...toldIn(edition, restored.forms, verb).flatMap((told) => make(told, 'valid')),
    ...toldIn(edition, restored.misprints, verb).flatMap((told) => make(told, 'invalid')),
  ];
};
