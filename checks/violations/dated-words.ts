// Violations of the rules on words with a mark of age.
import type { WordViolation } from './violation.ts';

export const datedWords: readonly WordViolation[] = [
  {
    name: 'a word all of whose senses are old is not valid as the dictionary has it',
    clauses: ['fise-2003:XII.15.p3', 'redeletras:XII.12.p4'],
    forms: (sound) => (edition, entry) =>
      sound(edition, entry).filter(
        ({ steps }) => steps.length > 1 || !entry.senses.every(({ era }) => era !== undefined),
      ),
  },
];
