// Violations of the rules on classes of words: what counts although it has no article of its own in the official book.
import type { DictionaryEntry } from '../../protocol/generated/types.ts';
import type { Form, FormsOf } from '../../reference-impl/src/index.ts';
import type { WordViolation } from './violation.ts';

/** The forms of these articles are valid, those that are asked for. */
const counted =
  (
    concerns: (entry: DictionaryEntry) => boolean,
    which: (form: Form) => boolean = () => true,
  ): ((sound: FormsOf) => FormsOf) =>
  (sound) =>
  (edition, entry, asked) =>
    sound(edition, entry, asked).map((form) =>
      concerns(entry) && which(form) ? { ...form, verdict: 'valid' } : form,
    );

const isPart = ({ steps }: Form): boolean => steps.some(({ op }) => op === 'part-of');
const isPlural = ({ steps }: Form): boolean => steps.some(({ op }) => op === 'plural');

/** Words that have no article, by the headword that they are cut of. */
const CUTS: Readonly<Record<string, string>> = {
  padre: 'pa',
  madre: 'ma',
  para: 'pa',
  'abuelo, la': 'buelo',
};

export const wordClasses: readonly WordViolation[] = [
  {
    name: 'a cut word counts without an article of its own',
    clauses: [
      'fise-2003:XII.8',
      'fise-2003:XII.13',
      'redeletras:XII.3',
      'redeletras:XII.4',
      'fise-2009:XII.3',
      'fise-2009:XII.4',
      'resumen-2018:2.p2.s1',
    ],
    forms: (sound) => (edition, entry, asked) => {
      const forms = sound(edition, entry, asked);
      const text = CUTS[entry.headword];
      const [listed] = forms;
      return text && listed
        ? [...forms, { ...listed, text, steps: [...listed.steps, { op: 'suffixed', text }] }]
        : forms;
    },
  },
  {
    name: 'a foreign word counts in whatever book it stands',
    clauses: ['fise-2003:XII.9', 'resumen-2018:2.p2.s1'],
    forms: counted(
      ({ labels, italic, recorded }) =>
        recorded !== undefined && (labels?.includes('foreign') || italic !== undefined),
    ),
  },
  {
    name: 'a word of a Latin phrase counts by itself',
    clauses: ['fise-2003:XII.10', 'redeletras:XII.9', 'fise-2009:XII.9'],
    forms: counted(({ labels }) => labels?.includes('latinism') ?? false, isPart),
  },
  {
    name: 'a part of an onomatopoeia counts by itself',
    clauses: ['fise-2003:XII.14', 'redeletras:XII.11', 'fise-2009:XII.11'],
    forms: counted(
      ({ senses }) => senses.some(({ category }) => category === 'onomatopoeia'),
      isPart,
    ),
  },
  {
    name: 'a word that stands in italics somewhere has no plural anywhere',
    clauses: ['fise-2009:XII.18.2.10.p1.s2#roman-article'],
    forms: (sound) => (edition, entry, asked) =>
      sound(edition, entry, asked).filter((form) => entry.headword !== 'adagio' || !isPlural(form)),
  },
];
