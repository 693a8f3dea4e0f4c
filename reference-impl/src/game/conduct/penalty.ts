// Penalties: who may impose which measure for a breach, and how much.
import { TOURNAMENT_CLASSES } from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const penalty = group('penalty', {
  by: oneOf('head', 'any-official'),
  /** Who bans a player from later tournaments. */
  futureBy: oneOf('board', 'head'),
  /** From which tournaments. */
  futureFrom: setOf(TOURNAMENT_CLASSES),
  /** What the judge may impose for unsporting conduct. */
  unsporting: oneOf('any-measure', 'as-any-breach'),
  /** From when the board of the federation may act, in the last instance. */
  boardActs: oneOf('after-event', 'any-time'),
  needsProof: flag(),
  /** What may be imposed for any breach; for some offences there is more (the ladder), a warning always there. */
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
