// Events of being there, and what becomes of presence as the game goes on.
import type { Coming } from '../clock/instant.ts';
import type { GameEvent, Handlers } from '../events.ts';
import type { Step } from '../outcome.ts';
import { hasBegun } from '../start/lots.ts';
import type { State } from '../state.ts';
import { abandon } from './abandoning.ts';
import { othersFinished, ownTimeGone, roundTimeGone } from './absence.ts';
import { arrive } from './arriving.ts';
import { attending, bothHere } from './attendance.ts';
import { leave } from './leaving.ts';
import { comeBack } from './returning.ts';
import { lateClocks, startRound } from './round.ts';

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

/** What an event that had effect closes of what was open since a player came late or left. */
export const attended = (before: State, step: Step, event: GameEvent): Step =>
  step.outcome.kind === 'done' ? { ...step, state: closed(before, step.state, event) } : step;

const closed = (before: State, state: State, event: GameEvent): State => {
  const { lateClocks, undrawn, returned } = state.attendance;
  const drawn =
    undrawn !== null && DRAWN_BY.has(event.type) && 'by' in event && event.by === undrawn.by;
  const passed = returned !== null && state.turns.length > before.turns.length;
  const begun = lateClocks && hasBegun(state);
  if (!drawn && !passed && !begun) return state;
  const after = attending(state, {
    ...(drawn ? { undrawn: null } : {}),
    ...(passed ? { returned: null } : {}),
    ...(begun ? { lateClocks: false, bothLate: false } : {}),
  });
  // Once the game has begun, its own order decides whose time runs.
  return begun && bothHere(after)
    ? { ...after, timed: { ...after.timed, running: after.toMove } }
    : after;
};

/** Whoever left before drawing has drawn, or at the latest taken the next turn without. */
const DRAWN_BY: ReadonlySet<GameEvent['type']> = new Set(['draw', 'place', 'lay']);
