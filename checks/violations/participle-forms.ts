// Violations of the rules on participles that have an article of their own.
import type { WordViolation } from './violation.ts';
import { alsoPlural } from './word-forms.ts';

export const participleForms: readonly WordViolation[] = [
  {
    name: 'an article of its own does not make a feminine participle valid',
    clauses: [
      'fise-2003:XII.17.3.p5',
      'fise-2003:XII.17.11.p5',
      'fise-2003:XII.18.4.1',
      'redeletras:XII.17.10.p7',
      'redeletras:XII.18.2.9',
      'fise-2009:XII.17.10.p6',
      'fise-2009:XII.18.2.9.p2',
    ],
    forms: (sound) => (edition, entry, asked) =>
      entry.headword === 'arrepentida' ? [] : sound(edition, entry, asked),
  },
  {
    name: 'an article of its own opens all forms of the participle',
    clauses: ['fise-2003:XII.17.3.p5', 'fise-2003:XII.18.4.1'],
    forms: alsoPlural({ arrepentida: 'arrepentidos' }),
  },
  {
    name: 'a participle with an article of its own has a plural, however old it is',
    clauses: ['fise-2009:XII.17.10.p6'],
    forms: alsoPlural({ arrepentida: 'arrepentidas' }),
  },
];
