// What an act rests on because of who is there, was away or has come late, beside the rules of its own topic.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground } from '../../kernel/ruled.ts';
import { isPlayer, other, PLAYERS } from '../board/players.ts';
import type { GameEvent } from '../events.ts';
import { hasBegun } from '../hands.ts';
import type { Step } from '../outcome.ts';
import type { State } from '../state.ts';
import { TURNS } from './meanwhile.ts';
import { lateness, leaving, round } from './parameters.ts';
import { BEGINNINGS } from './round.ts';
import { bothHere, isAway, isHere } from './whereabouts.ts';

export const inCircumstances = (
  edition: Edition,
  before: State,
  { state, outcome }: Step,
  event: GameEvent,
): Step => {
  if (before.ended || outcome.kind === 'unregulated') return { state, outcome };
  const grounds = [...ofTheRound(edition, before, event), ...ofAbsence(edition, before, event)];
  const told = outcome.kind === 'done' || NEAR.has(event.type) ? grounds : [];
  return { state, outcome: { ...outcome, because: clausesOf([outcome, ...told]) } };
};

/** From when a game may begin, and what waiting for it costs. */
const ofTheRound = (edition: Edition, state: State, event: GameEvent): readonly Ground[] => {
  if (!state.round || hasBegun(state)) return [];
  const isLate =
    state.attendance.lateClocks && (event.type === 'draw-lots' || event.type === 'draw');
  if (isLate) return [ask(edition, lateness.lotsOnLateClock)];
  if (event.type === 'draw-lots') return [ask(edition, round.gameBeginsWith)];
  if (event.type === 'wait' && bothHere(state) && !state.attendance.lateClocks)
    return [ask(edition, lateness.clockAfterMinutes)];
  return BEGINNINGS.has(event.type) ? [ask(edition, round.playDuring, 'called')] : [];
};

/** What the rival of an absent player does meanwhile, and what both do on the return. */
const ofAbsence = (edition: Edition, state: State, event: GameEvent): readonly Ground[] => {
  const { play, undrawn, attendance } = state;
  const { returned } = attendance;
  if (event.type === 'wait' && PLAYERS.some((p) => isAway(state, p)))
    return [ask(edition, leaving.clock)];
  const check = ask(edition, leaving.checkStopsClock);
  if (event.type === 'come-back' && play?.by === other(event.player))
    return [ask(edition, leaving.rivalMay, 'play'), check];
  if (event.type === 'draw' && (undrawn || returned)) return [ask(edition, leaving.firstToDraw)];
  if (returned && event.type === 'press-clock') return [ask(edition, leaving.resumesFor)];
  if (returned && event.type === 'pause-clock') return [check];
  if (returned && play?.by === other(returned) && CHECKING.has(event.type)) return [check];
  if (!('by' in event) || !isPlayer(event.by) || isHere(state, other(event.by))) return [];
  if (TURNS.has(event.type) || event.type === 'note')
    return [ask(edition, leaving.rivalMay, 'play')];
  return event.type === 'press-clock' ? [ask(edition, leaving.rivalMay, 'press')] : [];
};

/** What happens while the play made in an absence is looked at. */
const CHECKING: ReadonlySet<GameEvent['type']> = new Set(['note', 'challenge', 'wait']);

/** What is refused on the clock just misses these rules. */
const NEAR: ReadonlySet<GameEvent['type']> = new Set(['press-clock', 'pause-clock']);
