// The course of turns: playing in turn, exchanging tiles, passing.
import { flag, norm, oneOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const turn = group('turn', {
  /** Nobody plays out of turn. */
  inTurn: norm(),
  /** A turn has its course: lay, count, note, draw, hand over. */
  course: norm(),
  pass: norm(),
});

export const exchange = group('exchange', {
  /** Exchanging tiles spends the turn. */
  spendsTurn: norm(),
  numberBinds: flag(),
  binds: flag(),
  /** Until when the number may vary, where it may. */
  numberUntil: oneOf('drawing', 'returning'),
  /** At the table, an exchange that nobody announced. */
  unannounced: oneOf('stands', 'refused'),
  needs: oneOf('as-many', 'seven'),
});
