// Whether the clock at a table will do.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { setting } from './setting.ts';

export const inspectTable = (
  edition: Edition,
  state: State,
  { device, aeroplane = false, countdown = false }: EventOf<'inspect-table'>,
): Step => {
  const everywhere = ask(edition, setting.clockAtEveryTable);
  if (isSilent(everywhere)) return unregulated(state, everywhere);
  if (device === 'none' && holds(everywhere)) return refused(state, 'no-clock', everywhere);
  if (device !== 'phone') return done(state, null, everywhere);
  const phone = ask(edition, setting.phone);
  if (says(phone, 'never')) return refused(state, 'not-allowed', phone);
  if (says(phone, 'in-aeroplane-mode') && !aeroplane) return refused(state, 'not-aeroplane', phone);
  const ends = ask(edition, setting.phoneNeedsCountdown);
  if (holds(ends) && !countdown) return refused(state, 'no-countdown', ends);
  return done(state, null, phone, ends);
};
