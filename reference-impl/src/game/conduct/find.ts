// What an official finds: that a player has committed an offence of which only a person can judge.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, jointly } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committed } from './acts.ts';
import { offence } from './offence.ts';
import { penalty } from './penalty.ts';
import { disproved } from './shown.ts';

export const find = (edition: Edition, state: State, event: EventOf<'find'>): Step => {
  const { by, player, offence: what, findings = [] } = event;
  const needs = ask(edition, offence.needs, what);
  if (isSilent(needs)) return unregulated(state, needs);
  if (by !== 'arbiter') return refused(state, 'not-competent', ask(edition, penalty.by));
  const barred = disproved(edition, state, player, what);
  if (barred) return refused(state, barred.reason, barred.ground);
  const one = ask(edition, offence.oneOf, what);
  const isWhole = needs.value.every((wanted) => findings.includes(wanted));
  const isOne = isSilent(one) || one.value.some((wanted) => findings.includes(wanted));
  const ruling = isWhole && isOne ? 'breach' : 'no-fault';
  return committed(edition, state, player, ruling, jointly(needs, one), what);
};
