// Violations of the rules on participles that have an article of their own.
import type { WordViolation } from './violation.ts';
import { alsoPlural } from './word-forms.ts';

export const participleForms: readonly WordViolation[] = [
  {
    name: 'a participle with an article of its own has a plural, however old it is',
    clauses: ['fise-2009:XII.17.10.p6#old-entry-no-plural'],
    forms: alsoPlural({ arrepentida: 'arrepentidas' }),
  },
];
