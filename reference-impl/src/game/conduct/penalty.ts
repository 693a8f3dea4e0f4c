// Penalties: who may impose which measure for a breach, and how much.
import { count, flag, oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const penalty = group('penalty', {
  by: oneOf('head', 'any-official'),
  needsProof: flag(),
  /** What may be imposed for any breach. Whether somebody may be warned is said elsewhere, if at all. */
  measures: setOf(['points', 'game', 'tournament', 'future']),
  /** Points off: just so many, or so many at least. */
  points: count(),
  pointsAre: oneOf('exact', 'least'),
  /** Measures beyond points are for grave faults alone. */
  beyondPoints: oneOf('grave-only', 'always'),
  /** Whether each breach may be punished, or one in a game. */
  per: oneOf('breach', 'game'),
  /** Whether points may still be taken off once the game has ended. */
  until: oneOf('any-time', 'end-of-game'),
  /** Whether points may fall below nought. */
  floor: oneOf('none', 'zero'),
});
