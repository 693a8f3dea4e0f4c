// An act on which the regulation says something: a breach, or expressly free.
import { type Asked, type Ground, isSilent, jointly, type Ruled } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { done, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';

type Ruling = Asked<'breach' | 'allowed'>;

/** One thing against the regulation makes the act a breach; where nothing is said of it, it is unregulated. */
export const judged = (state: State, by: Player, ...said: readonly Ruling[]): Step => {
  const rulings = said.filter((one): one is Ruled<'breach' | 'allowed'> => !isSilent(one));
  const breaches = rulings.filter(({ value }) => value === 'breach');
  const breach = breaches.length > 0;
  const ground = jointly(...(breach ? breaches : rulings));
  if (rulings.length === 0) return unregulated(state, ...said);
  return done(
    withAct(state, by, breach, ground),
    { ruling: breach ? 'breach' : 'allowed' },
    ground,
  );
};

const withAct = (state: State, by: Player, breach: boolean, ground: Ground): State => {
  const { conduct } = state;
  const act = { event: conduct.event, by, breach, ...ground };
  return { ...state, conduct: { ...conduct, acts: [...conduct.acts, act] } };
};
