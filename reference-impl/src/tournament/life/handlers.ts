// A player leaves, for good or for a time, comes back, or asks to be readmitted after a penalty.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { done, refused, type Step } from '../outcome.ts';
import { lastRound, playerIn, type State, withPlayer } from '../state.ts';
import { penaltyBye, withdrawal } from './parameters.ts';

const withdraw = (
  edition: Edition,
  state: State,
  { player, moment, temporary, justified }: TournamentEventOf<'withdraw'>,
): Step => {
  const until = ask(edition, withdrawal.until);
  const forATime = ask(edition, withdrawal.temporary);
  const known = playerIn(state, player);
  if (!known) return refused(state, 'unknown-player', until);
  if (known.status === 'out' || known.status === 'away')
    return refused(state, 'not-applicable', until);
  const unjustified = says(forATime, 'if-justified') && !justified;
  if (temporary && (unjustified || says(forATime, 'never')))
    return refused(state, 'not-justified', forATime);
  const bound = moment === 'after-pairing' && says(until, 'pairing');
  const late = bound ? [...known.leftAfterPairing, lastRound(state)] : known.leftAfterPairing;
  const from = lastRound(state) + (moment === 'after-pairing' && !bound ? 0 : 1);
  const status = temporary ? 'away' : 'out';
  const after = withPlayer(state, player, { status, leftAfterPairing: late });
  return done(after, { from }, until, ...(temporary ? [forATime] : []));
};

const rejoin = (
  edition: Edition,
  state: State,
  { player, met }: TournamentEventOf<'rejoin'>,
): Step => {
  const needs = ask(edition, withdrawal.rejoinNeeds);
  const when = ask(edition, withdrawal.rejoinFrom);
  const known = playerIn(state, player);
  if (known?.status !== 'away') return refused(state, 'not-applicable', needs);
  const missing = isSilent(needs) ? [] : needs.value.filter((need) => !met.includes(need));
  if (missing.includes('arrived')) return refused(state, 'not-present', needs);
  if (missing.length > 0) return refused(state, 'out-of-order', needs);
  const next = lastRound(state) + (says(when, 'round-under-way') ? 0 : 1);
  const from = known.penalty === next ? next + 1 : next; // a penalty is sat out first
  return done(withPlayer(state, player, { status: 'in', from }), { from }, needs, when);
};

const askReadmission = (
  edition: Edition,
  state: State,
  { player }: TournamentEventOf<'ask-readmission'>,
): Step => {
  const rule = ask(edition, penaltyBye.readmission);
  const unasked = ask(edition, penaltyBye.unasked);
  const known = playerIn(state, player);
  if (known?.status !== 'penalised' || known.penalty === null)
    return refused(state, 'not-applicable', known?.status === 'out' ? unasked : rule);
  if (says(rule, 'never')) return refused(state, 'not-allowed', rule);
  const after = withPlayer(state, player, { readmitted: true });
  return done(after, { from: known.penalty + 1 }, rule);
};

export const life: Handlers<'withdraw' | 'rejoin' | 'ask-readmission'> = {
  withdraw,
  rejoin,
  'ask-readmission': askReadmission,
};
