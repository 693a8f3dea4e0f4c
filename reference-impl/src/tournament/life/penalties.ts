// Who has a penalty to sit out: what becomes of it when the next rounds are paired.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, says } from '../../kernel/ruled.ts';
import type { Entered, State } from '../state.ts';
import { penaltyBye } from './parameters.ts';

/** Before a round is paired: whoever has sat out and did not ask to be readmitted is struck off. */
export const penalties = (
  edition: Edition,
  state: State,
  round: number,
): { readonly state: State; readonly out: Ground } => {
  const unasked = ask(edition, penaltyBye.unasked);
  const isDue = ({ status, penalty }: Entered): boolean =>
    status === 'penalised' && penalty !== null && penalty < round;
  if (!state.players.some(isDue)) return { state, out: { because: [] } };
  const settled = (one: Entered): Entered =>
    isDue(one)
      ? { ...one, status: one.readmitted || says(unasked, 'in') ? 'in' : 'out', penalty: null }
      : one;
  return { state: { ...state, players: state.players.map(settled) }, out: unasked };
};
