// An act on which the regulation says something: a breach, expressly free, or short of the fault it would be.
import type {
  ConductReport,
  ConductRuling,
  Offence,
} from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, isSilent, jointly, type Ruled } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { done, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { dueFor } from './ladder.ts';
import type { Act } from './record.ts';

type Ruling = Asked<'breach' | 'allowed'>;

/** One thing against the regulation makes the act a breach; where nothing is said of it, it is unregulated. */
export const judged = (
  edition: Edition,
  state: State,
  by: Player,
  said: readonly Ruling[],
  offence?: Offence,
): Step => {
  const rulings = said.filter((one): one is Ruled<'breach' | 'allowed'> => !isSilent(one));
  const breaches = rulings.filter(({ value }) => value === 'breach');
  const breach = breaches.length > 0;
  const ground = jointly(...(breach ? breaches : rulings));
  if (rulings.length === 0) return unregulated(state, ...said);
  return committed(edition, state, by, breach ? 'breach' : 'allowed', ground, offence);
};

/** The act is done, and may be punished from now on if it is a breach. */
export const committed = (
  edition: Edition,
  state: State,
  by: Player,
  ruling: ConductRuling,
  ground: Ground,
  offence?: Offence,
): Step => {
  const breach = ruling === 'breach';
  const { event } = state.conduct;
  const act: Act = { event, by, breach, ...(offence ? { offence } : {}), ...jointly(ground) };
  const due = dueFor(edition, state.conduct, act);
  const sanctions = due && { must: due.must, may: due.may };
  const follows = sanctions && sanctions.must.length + sanctions.may.length > 0;
  const report: ConductReport = follows ? { ruling, sanctions } : { ruling };
  return done(withAct(state, act), report, ground, ...(due ? [due] : []));
};

export const withAct = (state: State, act: Act): State => {
  const { conduct } = state;
  return { ...state, conduct: { ...conduct, acts: [...conduct.acts, act] } };
};
