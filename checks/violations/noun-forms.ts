// Violations of the rules on which words are nouns, adjectives, adverbs or interjections, and take a plural as such.
import type { DictionaryEntry } from '../../protocol/generated/types.ts';
import type { Form } from '../../reference-impl/src/index.ts';
import type { WordViolation } from './violation.ts';
import { alsoPlural } from './word-forms.ts';

const isPlural = ({ steps }: Form): boolean => steps.some(({ op }) => op === 'plural');
const isFeminine = ({ steps }: Form): boolean => steps.some(({ op }) => op === 'feminine');

/** Of these articles such forms are not made. */
const without =
  (
    concerns: (entry: DictionaryEntry) => boolean,
    dropped: (form: Form) => boolean,
  ): WordViolation['forms'] =>
  (sound) =>
  (edition, entry, asked) => {
    const forms = sound(edition, entry, asked);
    return concerns(entry) ? forms.filter((form) => !dropped(form)) : forms;
  };

const NOT_COUNTED = [
  'hambre paludismo sida gripe locura caridad paciencia pereza tedio fe odio mortalidad majestad',
  'física biología química geología fútbol natación ajedrez básquet',
].flatMap((words) => words.split(' '));

export const nounForms: readonly WordViolation[] = [
  {
    name: 'the name of what is not counted has no plural',
    clauses: [
      'fise-2003:XII.18.1.1',
      'fise-2003:XII.18.1.2',
      'fise-2003:XII.18.1.3',
      'fise-2003:XII.18.1.4',
      'fise-2003:XII.18.1.5',
      'fise-2003:XII.18.1.6',
      'redeletras:XII.18.1.5',
    ],
    forms: without(({ headword }) => NOT_COUNTED.includes(headword), isPlural),
  },
  {
    name: 'a noun is known by a gender of its own, not by being common or ambiguous',
    clauses: ['fise-2009:XII.18.1.1.p1'],
    forms: without(
      ({ senses }) => senses.every(({ gender }) => gender === 'com' || gender === 'amb'),
      isPlural,
    ),
  },
  {
    name: 'of an adjective only the masculine has a plural',
    clauses: ['fise-2009:XII.18.1.2.p1'],
    forms: without(
      ({ senses }) => senses.some(({ category }) => category === 'adjective'),
      (form) => isPlural(form) && isFeminine(form),
    ),
  },
  {
    name: 'an adverb that common usage takes for a noun has a plural',
    clauses: ['fise-2009:XII.18.2.1.p3'],
    forms: alsoPlural({ no: 'noes' }),
  },
  {
    name: 'a greeting is no interjection, and has a plural',
    clauses: ['fise-2009:XII.18.2.2.p1'],
    forms: alsoPlural({ hola: 'holas', adiós: 'adioses' }),
  },
];
