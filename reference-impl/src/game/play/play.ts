// Laying tiles, announcing the score, noting it: the play up to its acceptance.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { withTiles } from '../board/board.ts';
import { each, other, type Player, set } from '../board/players.ts';
import { CENTRE } from '../board/premiums.ts';
import { RACK_SIZE, without } from '../board/tiles.ts';
import { afterPlay } from '../ending/ending.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import { liftPlay, type Play, rackHand, type State } from '../state.ts';
import { endTurn, handOver } from '../turn/turn-order.ts';
import { formedWords } from './formation.ts';
import {
  checkPlacement,
  FAULT_PARAMETER,
  type PlacementFault,
  placementRules,
  splitsDigraph,
} from './placement.ts';
import { scoreOf, scoringRules } from './scoring.ts';

export const place = (edition: Edition, before: State, { by, tiles }: EventOf<'place'>): Step => {
  const grounds = [edition.articles.placement];
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', [edition.articles.turn]);
  const bar = exchangeBar(edition, before, by);
  if (bar) return bar;
  if (state.play || state.laying || state.remedy) {
    return refused(before, 'out-of-order', [edition.articles.turn]);
  }
  const rack = without(
    state.racks[by],
    tiles.map((t) => t.tile),
  );
  if (!rack) return refused(before, 'tile-not-on-rack', grounds);
  if (tiles.length > RACK_SIZE) return refused(before, 'wrong-number', grounds);
  const fail = (fault: PlacementFault): Step => {
    const parameter = FAULT_PARAMETER[fault];
    return refused(before, fault, parameter ? because(edition, parameter) : grounds);
  };
  const placed = checkPlacement(state.board, tiles, placementRules(edition));
  if ('fault' in placed) return fail(placed.fault);
  const words = formedWords(state.board, placed.tiles, placed.direction);
  const splits = words.some(({ word }) => splitsDigraph(word));
  if (splits && !valueIn(edition, 'splitDigraphs')) return fail('split-digraph');
  const score = scoreOf(scoringRules(edition), state.board, placed.tiles, words);
  const play: Play = {
    by,
    tiles: placed.tiles,
    words,
    score,
    announced: false,
    verifiedMs: 0,
    noted: each(() => false),
    accepted: false,
    drawn: false,
    challenge: null,
    ruling: 'none',
    selfHandled: false,
    counting: false,
    offCentre: state.board.size === 0 && !placed.tiles.some((t) => t.square === CENTRE),
  };
  const laid: State = {
    ...state,
    board: withTiles(state.board, placed.tiles),
    racks: set(state.racks, by, rack),
    blocked: [],
    announcedExchange: null,
    running: countingStopsClock(edition, state) ? null : state.running,
    play,
  };
  const isOut =
    rack.length === 0 && state.bag.length === 0 && valueIn(edition, 'outEndsOn') === 'placement';
  const after = isOut ? accept(edition, laid, play) : laid;
  return done(after, [edition.articles.scoring], { score, words: words.map((w) => w.word) });
};

/** Whoever has announced an exchange may not turn to something else. */
export const exchangeBar = (edition: Edition, state: State, by: Player): Step | undefined => {
  if (state.announcedExchange === null || by !== state.toMove) return undefined;
  const binds = valueIn(edition, 'exchangeBinds');
  if (binds === undefined) return unregulated(state, [edition.articles.exchange]);
  return binds
    ? refused(state, 'exchange-announced', because(edition, 'exchangeBinds'))
    : undefined;
};

/** In some editions the clock stops while points are counted, in others only when time is not running. */
export const countingStopsClock = (edition: Edition, state: State): boolean => {
  const how = valueIn(edition, 'clockWhileCounting') ?? 'running';
  return how === 'stopped' || (how === 'by-mode' && state.timing === 'stopped');
};

/** The table once `by` starts a turn; a rival who plays on without noting has accepted the play. */
export const beginTurn = (edition: Edition, state: State, by: Player): State | undefined => {
  if (state.toMove === by) return rackHand(state, by);
  const { play } = state;
  const stands = play?.announced && !play.challenge && play.ruling !== 'invalid';
  if (!stands || !valueIn(edition, 'playingOnAccepts')) return undefined;
  const next = handOver(edition, play.accepted ? state : accept(edition, state, play));
  return next.ended || next.toMove !== by ? undefined : next; // a turn still to be lost is lost first
};

/** The rival lets an opening off the centre stand, or has it taken back at the cost of the turn. */
export const decideOpening = (
  edition: Edition,
  state: State,
  { by, accept: accepts }: EventOf<'decide-opening'>,
): Step => {
  const { play } = state;
  const grounds = because(edition, 'centreMissed');
  if (!play?.offCentre || play.accepted || play.challenge)
    return refused(state, 'no-play', grounds);
  if (by === play.by) return refused(state, 'not-entitled', grounds);
  return accepts
    ? done({ ...state, play: { ...play, offCentre: false } }, grounds)
    : done(endTurn(edition, liftPlay(state, play), 'invalid'), grounds);
};

export const announce = (edition: Edition, state: State, { by }: EventOf<'announce'>): Step => {
  const { play } = state;
  const grounds = [edition.articles.turn];
  if (!play) return refused(state, 'no-play', grounds);
  if (play.by !== by) return refused(state, 'out-of-turn', grounds);
  if (play.announced || play.challenge) return refused(state, 'out-of-order', grounds);
  return done({ ...state, play: { ...play, announced: true, counting: true } }, grounds);
};

export const note = (
  edition: Edition,
  state: State,
  { by, points, word }: EventOf<'note'>,
): Step => {
  const { play } = state;
  const grounds = because(edition, 'challengeCloses');
  if (!play) return refused(state, 'no-play', grounds);
  if (play.noted[by]) return refused(state, 'already-noted', grounds);
  if (play.challenge) return refused(state, 'under-ruling', because(edition, 'frozenDuringRuling'));
  const fallen = play.ruling === 'invalid';
  if (fallen && points !== 0)
    return refused(state, 'already-ruled', because(edition, 'invalidCostsTurn'));
  const entry = { by: play.by, points, ...(word ? { word } : {}) };
  const noted = { ...play, noted: set(play.noted, by, true) };
  const written: State = {
    ...state,
    sheets: set(state.sheets, by, [...state.sheets[by], entry]),
    play: noted,
  };
  const accepts = by === other(play.by) && !play.accepted && !fallen;
  return done(accepts ? accept(edition, written, noted) : written, grounds);
};

/** The play stands: its points count, the turn is taken, and the game may be over. */
const accept = (edition: Edition, state: State, play: Play): State =>
  afterPlay(
    edition,
    {
      ...state,
      scores: set(state.scores, play.by, state.scores[play.by] + play.score),
      turns: [...state.turns, { by: play.by, kind: 'play' }],
      play: { ...play, accepted: true },
    },
    play.by,
  );
