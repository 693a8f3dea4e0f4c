// A player gives the game up and goes.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly } from '../../kernel/ruled.ts';
import { committed } from '../conduct/acts.ts';
import type { EventOf } from '../events.ts';
import { refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { loseByAbsence } from './absence.ts';
import { absence } from './parameters.ts';
import { goneOut, isHere } from './whereabouts.ts';

export const abandon = (
  edition: Edition,
  state: State,
  { player, justified }: EventOf<'abandon'>,
): Step => {
  const loses = ask(edition, absence.abandonment);
  if (isSilent(loses)) return unregulated(state, loses, ask(edition, turn.course));
  if (!isHere(state, player)) return refused(state, 'not-present', loses);
  if (justified || loses.value === 'nothing') return unregulated(state, loses);
  const lost = loseByAbsence(edition, goneOut(state, player), loses, player);
  const punished = ask(edition, absence.abandonmentPunished);
  const ruling = holds(punished) ? 'breach' : 'no-fault';
  return committed(edition, lost, player, ruling, jointly(loses, punished));
};
