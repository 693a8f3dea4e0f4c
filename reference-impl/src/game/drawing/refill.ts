// How many tiles are due after a play, and taking them from the bag.
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { held, take } from '../hands.ts';
import { cite } from '../outcome.ts';
import type { Draw, Play, State } from '../state.ts';
import { drawing } from './parameters.ts';

/** How many tiles a player is to draw after laying so many. */
const dueOf = (edition: Edition, state: State, by: Player, laid: number): number => {
  const asLaid = says(ask(edition, drawing.refill), 'as-laid');
  const wanted = asLaid ? laid : RACK_SIZE - held(state, by).length;
  return Math.max(0, Math.min(wanted, state.bag.length));
};

/** A reach into the bag: how many, and what becomes of them at once. */
interface Handful {
  readonly by: Player;
  readonly count: number;
  readonly racked: number;
  readonly seen: number;
}

/** Tiles from the front of the bag: some racked, the rest in front of the rack. */
export const takeFromBag = (
  edition: Edition,
  state: State,
  { by, count, racked, seen }: Handful,
  { laid, occasion }: { readonly laid: number; readonly occasion: Draw['occasion'] },
): State => {
  const tiles = state.bag.slice(0, count);
  const before = goesOn(edition, state, by) ? state.draws[by] : null;
  const draw: Draw = {
    occasion,
    tiles: [...(before?.tiles ?? []), ...tiles],
    due: before?.due ?? dueOf(edition, state, by, laid),
    racked: (before?.racked ?? 0) + racked,
    seen: (before?.seen ?? 0) + seen,
    unseen: [...(before?.unseen ?? []), ...tiles.slice(Math.max(racked, seen))],
    turn: state.turns.length,
  };
  return {
    ...state,
    bag: state.bag.slice(count),
    racks: set(state.racks, by, [...state.racks[by], ...tiles.slice(0, racked)]),
    hands: set(state.hands, by, [...state.hands[by], ...tiles.slice(racked)]),
    draws: set(state.draws, by, draw),
  };
};

/** Whether the draw of a player is still open: the clock has not been pressed since. */
export const goesOn = (edition: Edition, { draws, turns }: State, by: Player): boolean =>
  draws[by]?.turn === turns.length && says(ask(edition, drawing.handfuls), 'until-press');

/** The turn is handed over without drawing: a draw of nothing, which may have been due. */
export const withoutDraw = (edition: Edition, state: State, { by, tiles }: Play): State => {
  const due = dueOf(edition, state, by, tiles.length);
  const none: Draw = {
    occasion: 'refill',
    tiles: [],
    due,
    racked: 0,
    seen: 0,
    unseen: [],
    turn: state.turns.length,
  };
  return { ...state, draws: set(state.draws, by, none) };
};

/** A play comes off the board: what was drawn for it goes back, where the edition is read so. */
export const undraw = (edition: Edition, state: State, { by, drawn }: Play): State => {
  const draw = state.draws[by];
  const fate = ask(edition, drawing.ofLiftedPlay);
  if (!drawn || !draw || !says(fate, 'returned')) return state;
  const taken = take(state, by, draw.tiles);
  if (!taken) return state;
  const bag = [...taken.bag, ...draw.tiles];
  return cite({ ...taken, bag, draws: set(taken.draws, by, null) }, fate);
};

/** Where the program keeps the score it also fills the rack, with what is due. */
export const refill = (edition: Edition, state: State, { by, tiles }: Play): State => {
  const count = dueOf(edition, state, by, tiles.length);
  const handful = { by, count, racked: count, seen: count };
  return takeFromBag(edition, state, handful, { laid: tiles.length, occasion: 'refill' });
};
