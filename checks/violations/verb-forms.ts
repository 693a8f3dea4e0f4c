// Violations of the rules on the conjugation of verbs: what a careless program makes of the article of one.
import type { DictionaryEntry } from '../../protocol/generated/types.ts';
import type { Form, FormsOf } from '../../reference-impl/src/index.ts';
import type { WordViolation } from './violation.ts';

/** Other forms are made of the same article. */
const remade =
  (change: (forms: readonly Form[], entry: DictionaryEntry) => readonly Form[]) =>
  (sound: FormsOf): FormsOf =>
  (edition, entry) =>
    change(sound(edition, entry), entry);

/** The article is read otherwise. */
const misread =
  (change: (entry: DictionaryEntry) => DictionaryEntry) =>
  (sound: FormsOf): FormsOf =>
  (edition, entry) =>
    sound(edition, change(entry));

const slotOf = ({ steps }: Form): string => steps.at(-1)?.slot ?? '';

const spelt = (form: Form, text: string): Form => ({
  ...form,
  text,
  steps: [...form.steps.slice(0, -1), { op: 'conjugated', ...form.steps.at(-1), text }],
});

const isImpersonal = ({ senses }: DictionaryEntry): boolean =>
  senses.some(({ valency }) => valency === 'impers');

/** Of two endings of one verb, the one that the dictionary does not conjugate. */
const SECOND_ENDINGS = ['franjear', 'descangayar'];

export const verbForms: readonly WordViolation[] = [
  {
    name: 'an impersonal verb has only the third person singular',
    clauses: ['fise-2003:XII.17.5.p1', 'redeletras:XII.17.8.p1', 'fise-2009:XII.17.8.p1'],
    forms: remade((forms, entry) =>
      isImpersonal(entry) ? forms.filter((form) => !slotOf(form).endsWith('3p')) : forms,
    ),
  },
  {
    name: 'an impersonal verb has no forms without person but its infinitive',
    clauses: ['fise-2003:XII.17.5.p1', 'redeletras:XII.17.8.p1', 'fise-2009:XII.17.8.p1'],
    forms: remade((forms, entry) =>
      isImpersonal(entry) ? forms.filter((form) => slotOf(form) !== 'ger') : forms,
    ),
  },
  {
    name: 'an impersonal verb is conjugated without looking it up',
    clauses: ['fise-2003:XII.17.5.p4'],
    forms: misread((entry) =>
      isImpersonal(entry) ? { ...entry, paradigm: { shown: true } } : entry,
    ),
  },
  {
    name: 'a verb like PARTIR takes the endings of TEMER',
    clauses: ['fise-2003:XII.17.1.p2', 'redeletras:XII.17.2.p3'],
    forms: remade((forms, { headword }) =>
      headword.endsWith('ir')
        ? forms.map((form) => spelt(form, form.text.replace(/i(?=mos$|d$|r[ei]|ra)/, 'e')))
        : forms,
    ),
  },
  {
    name: 'a verb in -EAR is taken for irregular, and loses its E',
    clauses: ['fise-2003:XII.17.1.p3', 'redeletras:XII.17.2.p4'],
    forms: remade((forms, { headword }) =>
      headword.endsWith('ear')
        ? forms.map((form) =>
            form.text === headword ? form : spelt(form, form.text.replace(/e(?=[aeo])/, '')),
          )
        : forms,
    ),
  },
  {
    name: 'of two endings of a verb, the paradigm of one serves the other',
    clauses: ['redeletras:XII.17.11'],
    forms: misread((entry) =>
      SECOND_ENDINGS.includes(entry.headword) ? { ...entry, paradigm: { shown: true } } : entry,
    ),
  },
  {
    name: 'a verb without a paradigm is conjugated as a regular one, whatever its model',
    clauses: ['fise-2009:XII.17.11.e2'],
    forms: misread((entry) =>
      entry.paradigm?.shown === false && /^(afacer|escurecer|herver)$/.test(entry.headword)
        ? { ...entry, paradigm: { shown: true } }
        : entry,
    ),
  },
  {
    name: 'SOLER has the forms that the regulation gives as an example, and no other',
    clauses: ['redeletras:XII.17.7.p2'],
    forms: remade((forms, { headword }) =>
      headword === 'soler' ? forms.filter((form) => !slotOf(form).startsWith('par')) : forms,
    ),
  },
];
