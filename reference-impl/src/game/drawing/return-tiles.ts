// Surplus tiles on their way back to the bag: which they may be, and what waits until they are there.
import type { RemedyReport } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, jointly } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import type { Tile } from '../board/tiles.ts';
import { held, take, withoutPlay } from '../hands.ts';
import { runClock, type State } from '../state.ts';
import { surplus } from './parameters.ts';

/** The remedy is ordered: unseen tiles go back at once, the clock may stop, the rest is still to be done. */
export const openReturn = (
  edition: Edition,
  found: State,
  report: RemedyReport,
  player: Player,
  ground: Ground,
): State => {
  const before = report.losesTurn ? withoutUnacceptedPlay(found, player) : found;
  const hand = before.hands[player];
  const unseen = hand.slice(hand.length - report.unseenReturned);
  const state = backToBag(before, player, unseen) ?? before;
  const pool = poolOf(state, player, report);
  const stops = ask(edition, surplus.stopsClock);
  const timed = holds(stops) ? runClock(state, null, stops) : state;
  return {
    ...timed,
    surpluses: set(state.surpluses, player, state.surpluses[player] + 1),
    remedy: {
      kind: 'return',
      player,
      pool,
      // A rack that held too many already may have a surplus larger than what was just drawn.
      count: Math.min(report.returns, pool.length),
      losesTurn: report.losesTurn !== null,
      resume: before.timed,
      ground: jointly(ground, stops),
    },
  };
};

/** A play in progress comes off the board when its turn is to be lost. */
const withoutUnacceptedPlay = (state: State, player: Player): State =>
  state.play?.by === player && !state.play.accepted ? withoutPlay(state, state.play) : state;

const poolOf = (
  state: State,
  player: Player,
  { pool, unseenReturned }: RemedyReport,
): readonly Tile[] => {
  const draw = state.draws[player];
  if (pool === 'drawn' && draw) return draw.tiles.slice(0, draw.tiles.length - unseenReturned);
  if (pool !== 'unseen' || !draw) return held(state, player);
  const untouched = draw.tiles.length - Math.max(draw.racked, draw.seen);
  return state.hands[player].slice(-untouched);
};

export const backToBag = (
  state: State,
  player: Player,
  tiles: readonly Tile[],
): State | undefined => {
  const taken = take(state, player, tiles);
  return taken && { ...taken, bag: [...taken.bag, ...tiles] };
};
