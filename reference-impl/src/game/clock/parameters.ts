// Whose time runs, and for how long.
import type { ClockDevice } from '../../../../protocol/generated/types.ts';
import { DISPUTED_SUMS, TIMINGS } from '../../../../protocol/generated/vocabulary.ts';
import { count, countOrNone, flag, norm, oneOf, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

/** After what whoever questioned a play is to set the clock going. */
const SETTLED = ['valid', 'invalid', 'agreed'] as const;

/** Who might tell a player that the clock was forgotten. */
export const REMINDERS = [
  'rival',
  'neighbour',
  'arbiter',
  'table-judge',
  'runner',
  'spectator',
] as const;

/** What might still be done in a turn after the last signal of its timer. */
const AFTER_SIGNAL = ['begin', 'lay-on', 'move', 'exchange'] as const;
export type AfterSignal = (typeof AFTER_SIGNAL)[number];

export const timer = group('timer', {
  /** Devices that give each turn a time of its own. */
  devices: setOf<ClockDevice>(['timer', 'chess', 'digital']),
  limitMs: count(),
  /** Whether its last signal ends just then, or whenever the device says. */
  endsAt: oneOf('limit', 'signal'),
  /** Begin a play, go on laying one, move its letters, exchange or pass. */
  afterLastSignal: setOf(AFTER_SIGNAL),
  /** The time of the rival begins when the author, having noted and drawn, starts it. */
  startedByPress: norm(),
  /** Whether its time stands while a query, a claim or a remedy holds the game up. */
  duringStops: oneOf('stands', 'runs'),
  /** What a turn is that runs out with nothing laid. */
  expiredTurn: oneOf('lost', 'pass'),
});

export const clock = group('clock', {
  /** Who sets how long a game may last, if anybody does; and whether a claim holds that time up. */
  gameLimit: oneOf('event', 'none'),
  totalDuringClaims: oneOf('runs', 'stops'),
  /** What each player has: set by the event, half the total, or the usual time. */
  allotment: oneOf('event', 'half-total', 'usual'),
  onChallenge: table(TIMINGS, oneOf('stops', 'author-may-stop', 'runs')),
  rulingStops: flag(),
  afterValid: oneOf('author', 'stopped'),
  /** Whoever has challenged, or disputed the count, sets the stopped clock going for the author. */
  rivalRestarts: table(SETTLED, flag()),
  /** Players differ about a count: of the play, of the running total. */
  onDispute: table(DISPUTED_SUMS, oneOf('stops', 'author-stops', 'runs')),
  /** While points are counted, by how the game is timed. */
  whileCounting: table(TIMINGS, oneOf('stopped', 'running')),
  verificationPauseMs: count(),
  verificationPauseBy: oneOf('either', 'author', 'rival'),
  /** Whether the seconds of the check that went by before it was paused are given back. */
  verificationGivenBack: flag(),
  /** Who may stop the clock for a reason that is not on the list. */
  otherStops: oneOf('nobody', 'arbiter'),
  /** What starts the time of the rival: the press alone, or playing on as well. */
  changesWith: oneOf('press', 'next-turn'),
  /** Who handles the clock of a player. */
  handledBy: oneOf('player', 'anybody'),
  /** Who may not tell a player that the clock was forgotten. */
  reminderBarredTo: setOf(REMINDERS),
  /** What is done once the tiles are laid: counting, checking, noting. */
  course: table(TIMINGS, norm()),
  /** Whether the running total is to be said with the points. */
  totalSaid: table(TIMINGS, flag()),
  /** Pressing the clock without a play and without a word. */
  silentPress: oneOf('nothing', 'pass'),
  arbiterStops: flag(),
  minutesEach: count(),
  /** Points for each minute, whole or begun, beyond one's time; and from when a part of a minute counts. */
  overtimePoints: count(),
  overtimeUnit: oneOf('instant', 'second-shown'),
  /** When the judge may let overtime cost nothing. */
  overtimeWaiver: oneOf('after-play', 'any', 'none'),
  /** Whether points for overtime may take a score below nought. */
  overtimeFloor: oneOf('none', 'zero'),
  /** Whether minutes too many are still taken off when the total time has ended the game. */
  overtimeAfterTime: flag(),
  overtimeMinutes: countOrNone(),
  /** Whether the extra minutes are used up when the clock reaches them, or at the second shown after. */
  overtimeLossAt: oneOf('reached', 'next-second'),
  overtimeDeduction: count(),
  /** What becomes of the points for minutes in a game lost on time: the loser's and the winner's. */
  overtimeLoserMinutes: oneOf('replaced', 'added'),
  overtimeWinnerMinutes: oneOf('deducted', 'waived'),
  roundMinutes: countOrNone(),
});
