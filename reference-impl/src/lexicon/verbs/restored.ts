// Slips of the dictionary that a regulation mends: forms of a verb that it left out, and forms that it printed for others.
import { ask, type Edition } from '../../kernel/edition.ts';
import { group } from '../../kernel/parameters.ts';
import { isSilent, type Ruled } from '../../kernel/ruled.ts';
import { formed } from '../form.ts';
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

const told = (edition: Edition, list: typeof restored.forms, { headword }: Verb): Told => {
  const asked = ask(edition, list);
  const line = isSilent(asked) ? undefined : toldOf(asked, headword);
  return { value: (line?.value ?? []).map(plain), because: line?.because ?? [] };
};

/** The verb without what is a misprint in its paradigm. */
export const withoutMisprints = (edition: Edition, verb: Verb): Verb => {
  const { value: misprints } = told(edition, restored.misprints, verb);
  return {
    ...verb,
    formsAt: (slot) => verb.formsAt(slot).filter((form) => !misprints.includes(form)),
  };
};

export const restoredForms: VerbForms = (edition, verb, lemma) => {
  const forms = told(edition, restored.forms, verb);
  const misprints = told(edition, restored.misprints, verb);
  return [
    ...forms.value.map((text) => formed(lemma, { op: 'conjugated', text }, 'valid', forms)),
    ...misprints.value.map((text) =>
      formed(lemma, { op: 'conjugated', text }, 'invalid', misprints),
    ),
  ];
};
