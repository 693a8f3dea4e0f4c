// Surplus tiles on their way back to the bag: which they may be, and what waits until they are there.
import type { RemedyReport } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, jointly, says } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import { type Tile, without } from '../board/tiles.ts';
import { stopClock } from '../clock/stops.ts';
import { held, liftLaying, take, withoutPlay } from '../hands.ts';
import type { State } from '../state.ts';
import { surplus } from './parameters.ts';

/** The remedy is ordered: unseen tiles go back at once, the clock may stop, the rest is still to be done. */
export const openReturn = (
  edition: Edition,
  found: State,
  report: RemedyReport,
  player: Player,
  ground: Ground,
): State => {
  const lost = ask(edition, surplus.lostTurn);
  const atOnce = says(lost, 'first-unplayed');
  const before = report.losesTurn && atOnce ? withoutUnacceptedPlay(found, player) : found;
  const unseen = report.unseenReturned > 0 ? (before.draws[player]?.unseen ?? []) : [];
  const state = backToBag(before, player, unseen) ?? before;
  const pool = poolOf(state, player, report);
  const stops = ask(edition, surplus.stopsClock);
  const timed = holds(stops) ? stopClock(state, 'surplus', stops) : state;
  return {
    ...timed,
    surpluses: set(state.surpluses, player, state.surpluses[player] + 1),
    remedy: {
      kind: 'return',
      player,
      pool,
      count: report.returns,
      losesTurn: report.losesTurn !== null,
      atOnce,
      ground: jointly(ground, stops),
    },
  };
};

/** A play in progress comes off the board when its turn is to be lost. */
const withoutUnacceptedPlay = (state: State, player: Player): State => {
  if (state.play?.by === player && !state.play.accepted) return withoutPlay(state, state.play);
  return state.toMove === player ? liftLaying(state) : state;
};

const poolOf = (
  state: State,
  player: Player,
  { pool, unseenReturned }: RemedyReport,
): readonly Tile[] => {
  const draw = state.draws[player];
  if (pool === 'drawn' && draw)
    return unseenReturned > 0 ? (without(draw.tiles, draw.unseen) ?? []) : draw.tiles;
  return pool === 'unseen' && draw ? draw.unseen : held(state, player);
};

export const backToBag = (
  state: State,
  player: Player,
  tiles: readonly Tile[],
): State | undefined => {
  const taken = take(state, player, tiles);
  return taken && { ...taken, bag: [...taken.bag, ...tiles] };
};
