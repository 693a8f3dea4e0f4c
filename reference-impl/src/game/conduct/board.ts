// The board of the federation: in the last instance, once the tournament is over.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step } from '../outcome.ts';
import type { State } from '../state.ts';
import { imposed } from './impose.ts';
import { penalty } from './penalty.ts';
import type { Act } from './record.ts';

/** What the board may impose for unsporting conduct; undefined where the ordinary rules decide. */
export const byBoard = (
  edition: Edition,
  state: State,
  event: EventOf<'penalise'>,
  act: Act | undefined,
): Step | undefined => {
  const from = ask(edition, penalty.boardActs);
  if (event.by !== 'board' || isSilent(from) || !act?.breach) return undefined;
  if (act.offence !== 'unsporting') return undefined;
  const over = state.officials.setting?.over === true;
  if (from.value === 'after-event' && !over) return refused(state, 'too-early', from);
  return done(imposed(edition, state, event, from), null, from, act);
};
