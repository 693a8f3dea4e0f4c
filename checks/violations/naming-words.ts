// Violations of the rules on which words of a play a challenge puts before the judge.
import { insteadOf, type Violation } from './violation.ts';

export const namingWords: readonly Violation[] = [
  {
    name: 'of several words named only the last is judged',
    clauses: ['fise-2009:40', 'ajs-2024:4.1.7.p1'],
    act: insteadOf('challenge', (event) => ({ ...event, words: event.words.slice(-1) })),
  },
  {
    name: 'every word of the play is judged, named or not',
    clauses: ['fise-2009:40', 'ajs-2024:4.1.7.p2'],
    act: insteadOf('challenge', (event, { play }) => ({
      ...event,
      words: play ? play.words.map(({ word }) => word) : event.words,
    })),
  },
];
