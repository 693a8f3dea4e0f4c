// A rule of placing is broken: the act is not admitted and may be put right, or it costs the turn at once.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, says } from '../../kernel/ruled.ts';
import { liftLaying, withoutPlay } from '../hands.ts';
import { type Bar, done, refused, type Step } from '../outcome.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn/turn-order.ts';
import { laying } from './parameters.ts';

export const breach = (
  edition: Edition,
  state: State,
  { reason, ground }: Bar,
  ...grounds: readonly Ground[]
): Step => {
  const brings = ask(edition, laying.breach);
  return says(brings, 'turn-lost')
    ? done(endTurn(edition, liftAll(state), 'forfeit'), null, ground, brings, ...grounds)
    : refused(state, reason, ground, ...grounds, brings);
};

/** All tiles that the player to move has on the board in this turn go back to the rack. */
export const liftAll = (state: State): State =>
  state.play ? withoutPlay(state, state.play) : liftLaying(state);
