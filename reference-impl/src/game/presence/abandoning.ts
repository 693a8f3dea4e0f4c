// A player gives the game up and goes.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { loseByAbsence } from './absence.ts';
import { absence } from './parameters.ts';
import { isHere, put } from './whereabouts.ts';

export const abandon = (
  edition: Edition,
  state: State,
  { player, justified }: EventOf<'abandon'>,
): Step => {
  const loses = ask(edition, absence.abandonment);
  if (isSilent(loses)) return unregulated(state, loses, ask(edition, turn.course));
  if (!isHere(state, player)) return refused(state, 'not-present', loses);
  if (justified || loses.value === 'nothing') return unregulated(state, loses);
  return done(loseByAbsence(edition, put(state, player, 'away'), loses, player), null, loses);
};
