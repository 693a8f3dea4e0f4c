// Violations of the rules on how a game ends.
import { always, type Violation } from './violation.ts';

export const endings: readonly Violation[] = [
  {
    name: 'the game goes on after its end',
    clauses: ['fise-2003:40.3', 'redeletras:37.4', 'fise-2009:45.4', 'resumen-2018:25.b'],
    act: always((after) => ({ ...after, ended: null })),
  },
  {
    name: 'play goes on as if the game had not ended',
    clauses: ['fise-2003:40.3', 'redeletras:37.4', 'fise-2009:45.4', 'resumen-2018:25.b'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const isOver = step.outcome.kind === 'refused' && step.outcome.reason === 'game-over';
      return isOver ? { ...step, outcome: { kind: 'done', because: [] } } : step;
    },
  },
  {
    name: 'the winner is taken before what is deducted',
    clauses: ['fise-2003:40.p2', 'redeletras:37.p2', 'fise-2009:45.p1'],
    act: always((after) => {
      const { ended, scores } = after;
      if (!ended) return after;
      const [a, b] = [scores.A - ended.deductions.A, scores.B - ended.deductions.B];
      return { ...after, ended: { ...ended, winner: a === b ? null : a > b ? 'A' : 'B' } };
    }),
  },
];
