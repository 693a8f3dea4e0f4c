// Too many tiles: who has to do what, depending on the edition, on who speaks and when, on what was seen.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { other, type Player, set } from '../board/players.ts';
import { RACK_SIZE, type Tile, without } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { because, done, type RemedyReport, refused, type Step, unregulated } from '../outcome.ts';
import type { ParameterName } from '../parameters.ts';
import { type Draw, held, liftPlay, owned, type State, take } from '../state.ts';
import { closeRemedy } from './draw.ts';
import { phaseOf, tellerOf } from './phase.ts';

export const NO_REMEDY: RemedyReport = {
  pool: 'none',
  chosenBy: 'none',
  sees: 0,
  returns: 0,
  unseenReturned: 0,
  draws: 0,
  handsOver: 0,
  losesTurn: false,
  recorded: false,
};

/** What is known of the surplus: its size, and how much of the draw has been seen or racked. */
interface Facts {
  readonly surplus: number;
  readonly held: number;
  readonly racked: number;
  readonly seen: number;
  readonly untouched: number;
}

export const reportSurplus = (
  edition: Edition,
  state: State,
  { by, player }: EventOf<'report-surplus'>,
): Step => {
  const name = `surplus${tellerOf(by, player)}${phaseOf(state, player)}` as const;
  const grounds = because(edition, name);
  const facts = factsOf(state, player);
  if (facts.surplus <= 0) return refused(state, 'nothing-wrong', grounds);
  if (state.remedy) return refused(state, 'out-of-order', grounds);
  const response = valueIn(edition, name) ?? 'unregulated';
  if (response === 'unregulated') return unregulated(state, grounds);
  const again = state.surpluses[player] > 0 && valueIn(edition, 'surplusRepeatCostsTurn') === true;
  const remedy = response === 'forfeit' ? forfeit(edition, facts) : remedyFor(edition, facts);
  const report = again ? { ...remedy, losesTurn: true, recorded: true } : remedy;
  return done(
    openRemedy(edition, state, player, report),
    [...grounds, ...because(edition, ...groundsFor(report))],
    {
      remedy: report,
    },
  );
};

const factsOf = (state: State, player: Player): Facts => {
  const count = owned(state, player);
  const draw = state.draws[player];
  const { racked, seen } = touchedOf(state, player, draw);
  const untouched = draw ? draw.tiles.length - Math.max(racked, seen) : 0;
  return { surplus: count - RACK_SIZE, held: count, racked, seen, untouched };
};

/** Once the hand has been racked, everything drawn is on the rack and seen. */
const touchedOf = (state: State, player: Player, draw: Draw | null) =>
  draw && (state.hands[player].length > 0 || draw.racked === draw.tiles.length)
    ? draw
    : { racked: RACK_SIZE, seen: RACK_SIZE };

const remedyFor = (edition: Edition, facts: Facts): RemedyReport => {
  const { surplus, racked, seen, untouched } = facts;
  const unracked = racked === 0;
  const blind =
    valueIn(edition, 'surplusBlindWhile') === 'unracked' ? unracked : unracked && seen === 0;
  if (blind) {
    return {
      ...NO_REMEDY,
      pool: valueIn(edition, 'surplusBlindPool') ?? 'drawn',
      chosenBy: 'chance',
      sees: valueIn(edition, 'surplusShownOnlyIfSeen') && seen > 0 ? surplus : 0,
      returns: surplus,
    };
  }
  if (valueIn(edition, 'surplusPartlySeen') === 'unseen-first' && untouched > 0) {
    return untouched >= surplus
      ? { ...NO_REMEDY, pool: 'unseen', chosenBy: 'chance', returns: surplus }
      : openFor(edition, facts, surplus - untouched, untouched);
  }
  return openFor(edition, facts, surplus, 0);
};

/** Tiles already mixed with the rack: the rival sees some and puts the surplus back. */
const openFor = (
  edition: Edition,
  facts: Facts,
  returns: number,
  unseenReturned: number,
): RemedyReport => {
  const extra = valueIn(edition, 'surplusExtraSeen') ?? 0;
  const base = valueIn(edition, 'surplusExtraBase') === 'original' ? facts.surplus : returns;
  const hidden = valueIn(edition, 'surplusShownOnlyIfSeen') && facts.seen === 0;
  return {
    ...NO_REMEDY,
    pool: valueIn(edition, 'surplusOpenPool') ?? 'rack',
    chosenBy: valueIn(edition, 'surplusChosenBy') ?? 'chance',
    sees: hidden ? 0 : Math.min(base + extra, facts.held - unseenReturned),
    returns,
    unseenReturned,
  };
};

const forfeit = (edition: Edition, { surplus, held: count }: Facts): RemedyReport => {
  const sees = { surplus, rack: count, 'plus-two': surplus + 2 };
  return {
    ...NO_REMEDY,
    pool: 'rack',
    chosenBy: 'opponent',
    sees: sees[valueIn(edition, 'surplusForfeitSees') ?? 'surplus'],
    returns: surplus,
    losesTurn: true,
    recorded: true,
  };
};

const groundsFor = (report: RemedyReport): ParameterName[] => {
  if (report.recorded) return ['surplusForfeitSees', 'surplusRepeatCostsTurn'];
  if (report.pool === 'unseen' || report.unseenReturned > 0) return ['surplusPartlySeen'];
  return report.pool === 'drawn' ? ['surplusBlindPool'] : ['surplusOpenPool', 'surplusExtraSeen'];
};

/** A play in progress comes off the board when its turn is to be lost. */
const withoutPlay = (state: State, player: Player): State =>
  state.play?.by === player && !state.play.accepted
    ? { ...liftPlay(state, state.play), play: null }
    : state;

const openRemedy = (
  edition: Edition,
  found: State,
  player: Player,
  report: RemedyReport,
): State => {
  const before = report.losesTurn ? withoutPlay(found, player) : found;
  const unseen = before.hands[player].slice(before.hands[player].length - report.unseenReturned);
  const state = backToBag(before, player, unseen) ?? before;
  const pool = poolOf(state, player, report);
  return {
    ...state,
    surpluses: set(state.surpluses, player, state.surpluses[player] + 1),
    running: valueIn(edition, 'surplusStopsClock') ? null : state.running,
    remedy: {
      kind: 'return',
      player,
      pool,
      // A rack that held too many already may have a surplus larger than what was just drawn.
      count: Math.min(report.returns, pool.length),
      losesTurn: report.losesTurn,
      resume: before.running,
    },
  };
};

const poolOf = (state: State, player: Player, report: RemedyReport): readonly Tile[] => {
  const { pool, unseenReturned } = report;
  const draw = state.draws[player];
  if (pool === 'drawn') {
    return draw?.tiles.slice(0, draw.tiles.length - unseenReturned) ?? held(state, player);
  }
  return pool === 'unseen'
    ? state.hands[player].slice(-factsOf(state, player).untouched)
    : held(state, player);
};

const backToBag = (state: State, player: Player, tiles: readonly Tile[]): State | undefined => {
  const taken = take(state, player, tiles);
  return taken && { ...taken, bag: [...taken.bag, ...tiles] };
};

export const returnTiles = (
  edition: Edition,
  state: State,
  { by, tiles }: EventOf<'return-tiles'>,
): Step => {
  const { remedy } = state;
  const grounds = because(edition, 'surplusOpenPool', 'surplusBlindPool');
  if (remedy?.kind !== 'return') return refused(state, 'out-of-order', grounds);
  if (by !== other(remedy.player)) return refused(state, 'not-entitled', grounds);
  if (tiles.length !== remedy.count) return refused(state, 'wrong-number', grounds);
  const returned = without(remedy.pool, tiles) && backToBag(state, remedy.player, tiles);
  if (!returned) return refused(state, 'not-in-pool', grounds);
  return done(closeRemedy(edition, returned, remedy), grounds);
};
