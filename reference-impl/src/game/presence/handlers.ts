// Events of being there, and what becomes of presence as the game goes on.
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import type { Coming } from '../clock/instant.ts';
import type { GameEvent, Handlers } from '../events.ts';
import { hasBegun } from '../hands.ts';
import type { Step } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { abandon } from './abandoning.ts';
import { othersFinished, ownTimeGone, roundTimeGone } from './absence.ts';
import { arrive } from './arriving.ts';
import { inCircumstances } from './circumstances.ts';
import { leave } from './leaving.ts';
import { leaving } from './parameters.ts';
import { comeBack } from './returning.ts';
import { lateClocks, startRound } from './round.ts';
import { attending, bothHere } from './whereabouts.ts';

export const comings: Handlers<
  'start-round' | 'arrive' | 'leave' | 'come-back' | 'others-finished' | 'abandon'
> = {
  'start-round': startRound,
  arrive,
  leave,
  'come-back': comeBack,
  'others-finished': othersFinished,
  abandon,
};

/** Whoever is missing loses by absence, and not on time, where both would come about. */
export const presenceInstants: readonly Coming[] = [lateClocks, ownTimeGone, roundTimeGone];

/** What an event closes of what was open since a player came late or left. */
export const attended = (edition: Edition, before: State, step: Step, event: GameEvent): Step => {
  const told = inCircumstances(edition, before, step, event);
  if (told.outcome.kind !== 'done') return told;
  const state = closed(before, told.state, event);
  return { ...told, state: resumed(edition, before, state, event) };
};

/** The game goes on after an absence: the time of whoever is to move runs, or of the other. */
const resumed = (edition: Edition, before: State, state: State, event: GameEvent): State => {
  const { returned } = before.attendance;
  if (event.type !== 'press-clock' || !returned || state.ended) return state;
  const rival = other(returned);
  const whose = ask(edition, leaving.resumesFor);
  return event.by === rival && says(whose, 'other') ? runClock(state, rival, whose) : state;
};

const closed = (before: State, state: State, event: GameEvent): State => {
  const { undrawn } = state;
  const { lateClocks, returned } = state.attendance;
  const drawn =
    undrawn !== null && DRAWN_BY.has(event.type) && 'by' in event && event.by === undrawn.by;
  const passed = returned !== null && state.toMove !== before.toMove;
  const begun = lateClocks && hasBegun(state);
  // Lots may be drawn before the round starts; nobody's time runs yet.
  const waits = state.round !== null && state.round.phase !== 'started';
  if (waits) return state.timed.running === null ? state : runClock(state, null);
  if (!drawn && !passed && !begun) return state;
  const after = attending(drawn ? { ...state, undrawn: null } : state, {
    ...(passed ? { returned: null } : {}),
    ...(begun ? { lateClocks: false, bothLate: false } : {}),
  });
  // Once the game has begun, its own order decides whose time runs.
  if (!begun || !bothHere(after)) return after;
  return runClock(after, after.time.ready ? null : after.toMove);
};

/** Whoever left before drawing has drawn, or at the latest taken the next turn without. */
const DRAWN_BY: ReadonlySet<GameEvent['type']> = new Set(['draw', 'place', 'lay']);
