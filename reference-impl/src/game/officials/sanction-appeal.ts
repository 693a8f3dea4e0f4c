// An appeal against a sanction: who may lodge it, who hears it, and what becomes of the sanction.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { takesEffect } from '../conduct/impose.ts';
import { undone, withStatus } from '../conduct/quash.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { Imposition, State } from '../state.ts';
import { sanctionAppeal } from './parameters.ts';

export const appealSanction = (
  edition: Edition,
  state: State,
  { by, against = 0 }: EventOf<'appeal'>,
): Step => {
  const heardBy = ask(edition, sanctionAppeal.heardBy);
  if (isSilent(heardBy)) return unregulated(state, heardBy);
  const imposition = state.impositions.get(against);
  const sanction = state.conduct.sanctions[imposition?.at ?? -1];
  if (!imposition || !sanction) return refused(state, 'not-applicable', heardBy);
  if (says(heardBy, 'nobody')) return refused(state, 'settled', heardBy);
  const who = ask(edition, sanctionAppeal.by);
  if (says(who, 'punished') && by !== sanction.player) return refused(state, 'not-entitled', who);
  const final = ask(edition, sanctionAppeal.final);
  if (imposition.appeal === 'open') return refused(state, 'out-of-order', heardBy);
  if (imposition.appeal === 'answered' && holds(final)) return refused(state, 'settled', final);
  const without = ask(edition, sanctionAppeal.withoutTribunal);
  if (!state.officials.tribunal)
    return isSilent(without) ? unregulated(state, without) : refused(state, 'no-tribunal', without);
  const meanwhile = ask(edition, sanctionAppeal.meanwhile);
  const open = withAppeal(state, against, imposition, 'open');
  const lifted = says(meanwhile, 'suspended') && sanction.status === 'in-force';
  return done(
    lifted ? undone(withStatus(open, imposition, 'suspended'), sanction) : open,
    null,
    heardBy,
    who,
    meanwhile,
  );
};

export const answerSanctionAppeal = (
  edition: Edition,
  state: State,
  { by, upheld, against = 0 }: EventOf<'answer-appeal'>,
): Step => {
  const heardBy = ask(edition, sanctionAppeal.heardBy);
  if (isSilent(heardBy)) return unregulated(state, heardBy);
  const final = ask(edition, sanctionAppeal.final);
  const imposition = state.impositions.get(against);
  if (imposition?.appeal === 'answered') return refused(state, 'settled', final);
  if (imposition?.appeal !== 'open') return refused(state, 'not-applicable', heardBy);
  if (by !== 'tribunal') return refused(state, 'not-competent', heardBy);
  const answered = withAppeal(state, against, imposition, 'answered');
  return done(decided(edition, answered, imposition, upheld), null, heardBy, final);
};

const withAppeal = (
  state: State,
  against: number,
  imposition: Imposition,
  appeal: Imposition['appeal'],
): State => ({
  ...state,
  impositions: new Map([...state.impositions, [against, { ...imposition, appeal }]]),
});

const decided = (
  edition: Edition,
  state: State,
  imposition: Imposition,
  upheld: boolean,
): State => {
  const sanction = state.conduct.sanctions[imposition.at];
  if (!sanction) return state;
  const inForce = sanction.status === 'in-force';
  if (upheld) {
    const quashed = withStatus(state, imposition, 'quashed');
    return inForce ? undone(quashed, sanction) : quashed;
  }
  if (inForce) return state;
  const again = withStatus(state, imposition, 'in-force');
  return takesEffect(edition, again, sanction, ask(edition, sanctionAppeal.final));
};
