// Tiles found in the bag although somebody should have drawn them.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { other, PLAYERS, type Player, set } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { endGame } from '../ending/end.ts';
import { ending } from '../ending/parameters.ts';
import type { EventOf } from '../events.ts';
import { give, owned } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { loseFollowingTurn, loseTurn } from '../turn/turn-order.ts';
import { drawing, leftover } from './parameters.ts';

export const reportLeftover = (
  edition: Edition,
  state: State,
  { owing }: EventOf<'report-leftover'>,
): Step => {
  const response = ask(edition, leftover.response);
  const refill = ask(edition, drawing.refill);
  const [first] = owing;
  if (state.bag.length === 0 || !first) return refused(state, 'nothing-wrong', response, refill);
  if (state.remedy) return refused(state, 'out-of-order', response, refill);
  if (isSilent(response)) return unregulated(state, response);
  const afterOut = ask(edition, leftover.afterOut);
  const gone = whoIsOut(state);
  if (gone && says(afterOut, 'over')) {
    const report = { by: first, drawn: [], shown: [] };
    return done(endGame(edition, state, 'out', afterOut, gone), report);
  }
  const limit = ask(edition, leftover.limit);
  const { taken, drawn } = shareOut(state, first, says(limit, 'all'));
  const shown = ask(edition, leftover.shown);
  return done(
    goOn(edition, { ...taken, draws: set(taken.draws, first, null) }, first),
    { by: first, drawn, shown: holds(shown) ? drawn : [] },
    response,
    limit,
    shown,
    ...(gone ? [afterOut] : []),
  );
};

/** The first who should have drawn takes up to seven, or all; what is left goes to the rival up to seven. */
const shareOut = (state: State, first: Player, all: boolean) => {
  const room = (player: Player): number => Math.max(0, RACK_SIZE - owned(state, player));
  const drawn = state.bag.slice(0, all ? undefined : room(first));
  const rest = state.bag.slice(drawn.length);
  const second = rest.slice(0, room(other(first)));
  const bag = rest.slice(second.length);
  return { drawn, taken: give(give({ ...state, bag }, first, drawn), other(first), second) };
};

/** A turn is lost for it; but with the bag empty at last, a rack without tiles ends the game. */
const goOn = (edition: Edition, state: State, first: Player): State => {
  const out = whoIsOut(state);
  const outEnds = ask(edition, ending.outEnds);
  if (out && state.bag.length === 0 && holds(outEnds))
    return endGame(edition, state, 'out', outEnds, out);
  const costs = ask(edition, leftover.costsTurn);
  if (!holds(costs)) return state;
  const which = ask(edition, leftover.lostTurn);
  const lose = says(which, 'first-unplayed') ? loseTurn : loseFollowingTurn;
  return lose(edition, state, first, jointly(costs, which));
};

const whoIsOut = (state: State): Player | undefined =>
  PLAYERS.find((player) => owned(state, player) === 0);
