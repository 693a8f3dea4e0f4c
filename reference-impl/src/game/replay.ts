// The fold: a position and a list of events become an outcome for each event and a final state.

import type { Edition } from '../kernel/edition.ts';
import { challenge, handInSlip, withdraw } from './challenge/challenge.ts';
import { appeal, demandMeaning, requestRecount, rule } from './challenge/ruling.ts';
import {
  closeRound,
  declareBlocked,
  pauseClock,
  pressClock,
  readClock,
  timeUp,
  wait,
} from './clock/clock.ts';
import { findOffence, reportIncident } from './conduct/conduct.ts';
import { countBag } from './drawing/bag-count.ts';
import { draw } from './drawing/draw.ts';
import { reportSurplus, returnTiles } from './drawing/overdraw.ts';
import { handTiles, reportLeftover, reportShortage } from './drawing/underdraw.ts';
import type { EventOf, EventType, GameEvent } from './events.ts';
import { type Outcome, refused, type Step } from './outcome.ts';
import { claimBlank, nameBlank, settleBlank } from './play/blanks.ts';
import {
  beginCount,
  finishPlacing,
  giveUpPlay,
  lay,
  pickUp,
  rearrange,
} from './play/deployment.ts';
import { announce, decideOpening, note, place } from './play/play.ts';
import {
  assignStart,
  chooseSide,
  complainTiles,
  drawLots,
  requestSeatLots,
} from './start/start.ts';
import { type Position, type State, stateOf } from './state.ts';
import { announceExchange, exchange, pass } from './turn/exchange.ts';

const HANDLERS: { readonly [T in EventType]: (e: Edition, s: State, event: EventOf<T>) => Step } = {
  place,
  'decide-opening': decideOpening,
  announce,
  note,
  draw,
  'press-clock': pressClock,
  wait,
  'pause-clock': pauseClock,
  exchange,
  pass,
  challenge,
  'hand-in-slip': handInSlip,
  rule,
  withdraw,
  appeal,
  'request-recount': requestRecount,
  'demand-meaning': demandMeaning,
  'report-surplus': reportSurplus,
  'return-tiles': returnTiles,
  'report-shortage': reportShortage,
  'hand-over': handTiles,
  'report-leftover': reportLeftover,
  'find-offence': findOffence,
  'declare-blocked': declareBlocked,
  'time-up': timeUp,
  'close-round': closeRound,
  'read-clock': readClock,
  'report-incident': reportIncident,
  'draw-lots': drawLots,
  'assign-start': assignStart,
  'complain-tiles': complainTiles,
  'request-seat-lots': requestSeatLots,
  'choose-side': chooseSide,
  lay,
  'finish-placing': finishPlacing,
  'pick-up': pickUp,
  rearrange,
  'begin-count': beginCount,
  'give-up-play': giveUpPlay,
  'name-blank': nameBlank,
  'settle-blank': settleBlank,
  'claim-blank': claimBlank,
  'announce-exchange': announceExchange,
  'count-bag': countBag,
};

export const apply = (edition: Edition, state: State, event: GameEvent): Step => {
  if (state.ended) return refused(state, 'game-over', [edition.articles.turn]);
  const handler = HANDLERS[event.type] as (e: Edition, s: State, event: GameEvent) => Step;
  return cited(edition, handler(edition, state, event));
};

/** What no clause of its own decides is grounded in the article on turns; the mere passing of time is in none. */
const cited = (edition: Edition, step: Step): Step =>
  step.outcome.because.length > 0 || step.outcome.kind === 'done'
    ? step
    : { ...step, outcome: { ...step.outcome, because: [edition.articles.turn] } };

export interface Replay {
  readonly outcomes: readonly Outcome[];
  readonly state: State;
}

export const replay = (
  edition: Edition,
  position: Position,
  events: readonly GameEvent[],
): Replay => {
  let state = stateOf(position);
  const outcomes: Outcome[] = [];
  for (const event of events) {
    const step = apply(edition, state, event);
    state = step.state;
    outcomes.push(step.outcome);
  }
  return { outcomes, state };
};
