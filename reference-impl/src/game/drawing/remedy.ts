// What a wrong draw asks for, and carrying it out: the clock goes on then, and a turn may be lost.
import type { RemedyReport } from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import type { Player } from '../board/players.ts';
import { set } from '../board/players.ts';
import { endStop } from '../clock/stops.ts';
import type { Remedy, State } from '../state.ts';
import { loseFollowingTurn, loseTurn, pardon } from '../turn/turn-order.ts';

/** A remedy by which nothing has to be done; `by` is who would have to do it. */
export const noRemedy = (by: Player): RemedyReport => ({
  by,
  pool: 'none',
  chosenBy: 'none',
  sees: 0,
  returns: 0,
  unseenReturned: 0,
  draws: 0,
  handsOver: 0,
  losesTurn: null,
  recorded: false,
});

/** The remedy has been carried out. */
export const closeRemedy = (edition: Edition, state: State, remedy: Remedy): State => {
  const settled: State = {
    ...endStop(state, remedy.kind === 'return' ? 'surplus' : 'shortage'),
    remedy: null,
    draws: set(state.draws, remedy.player, null),
  };
  if (!remedy.losesTurn) return pardon(settled, remedy.player, remedy.ground);
  const lose = remedy.atOnce ? loseTurn : loseFollowingTurn;
  return lose(edition, settled, remedy.player, remedy.ground);
};
