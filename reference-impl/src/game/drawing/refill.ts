// How many tiles are due after a play, and taking them from the bag.
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { held } from '../hands.ts';
import type { Draw, Play, State } from '../state.ts';
import { drawing } from './parameters.ts';

/** How many tiles a player is to draw after laying so many. */
const dueOf = (edition: Edition, state: State, by: Player, laid: number): number => {
  const asLaid = says(ask(edition, drawing.refill), 'as-laid');
  const wanted = asLaid ? laid : RACK_SIZE - held(state, by).length;
  return Math.max(0, Math.min(wanted, state.bag.length));
};

/** Tiles from the front of the bag: some racked, the rest in front of the rack. */
export const takeFromBag = (
  edition: Edition,
  state: State,
  { by, count, racked, seen }: { by: Player; count: number; racked: number; seen: number },
  laid: number,
): State => {
  const tiles = state.bag.slice(0, count);
  const due = dueOf(edition, state, by, laid);
  return {
    ...state,
    bag: state.bag.slice(count),
    racks: set(state.racks, by, [...state.racks[by], ...tiles.slice(0, racked)]),
    hands: set(state.hands, by, [...state.hands[by], ...tiles.slice(racked)]),
    draws: set(state.draws, by, { tiles, due, racked, seen, turn: state.turns.length }),
  };
};

/** The turn is handed over without drawing: a draw of nothing, which may have been due. */
export const withoutDraw = (edition: Edition, state: State, { by, tiles }: Play): State => {
  const due = dueOf(edition, state, by, tiles.length);
  const none: Draw = { tiles: [], due, racked: 0, seen: 0, turn: state.turns.length };
  return { ...state, draws: set(state.draws, by, none) };
};

/** Where the program keeps the score it also fills the rack, with what is due. */
export const refill = (edition: Edition, state: State, { by, tiles }: Play): State => {
  const count = dueOf(edition, state, by, tiles.length);
  return takeFromBag(edition, state, { by, count, racked: count, seen: count }, tiles.length);
};
