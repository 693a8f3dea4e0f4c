// What an official finds: that a player has committed an offence of which only a person can judge.
import type { Actor } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committed } from './acts.ts';
import { offence } from './offence.ts';
import { penalty } from './penalty.ts';
import { isOfficial } from './record.ts';
import { disproved } from './shown.ts';

type Find = EventOf<'find'>;

export const find = (edition: Edition, state: State, event: Find): Step => {
  const { by, player, offence: what } = event;
  const needs = ask(edition, offence.needs, what);
  if (isSilent(needs)) return unregulated(state, needs);
  if (by !== 'arbiter') return refused(state, 'not-competent', ask(edition, penalty.by));
  const notice = noticeOf(edition, event);
  if (notice && !notice.counts) return unregulated(state, notice);
  const barred = disproved(edition, state, player, what);
  if (barred) return refused(state, barred.reason, barred.ground);
  const { isWhole, ...grounds } = elementsOf(edition, event);
  const ruling = isWhole ? 'breach' : 'no-fault';
  return committed(
    edition,
    state,
    player,
    ruling,
    jointly(grounds, ...(notice ? [notice] : [])),
    what,
  );
};

/** Whose notice the head official acts on, his own or that of others, where it is a fault of ethics. */
const noticeOf = (
  edition: Edition,
  { by, player, noticedBy = by, offence: what }: Find,
): (Ground & { readonly counts: boolean }) | undefined => {
  if (!says(ask(edition, offence.countsAs, what), 'ethics')) return undefined;
  const whose = ask(edition, offence.noticedBy);
  const who = noticedBy === other(player) ? 'rival' : noticedBy;
  return { counts: isSilent(whose) || whose.value.some((one) => one === who), ...jointly(whose) };
};

/** Everything that the offence consists of has been found. */
const elementsOf = (edition: Edition, event: Find): Ground & { readonly isWhole: boolean } => {
  const { offence: what, findings = [] } = event;
  const needs = ask(edition, offence.needs, what);
  const purpose = ask(edition, offence.purpose, what);
  const towards = ask(edition, offence.towards);
  const all = !isSilent(needs) && needs.value.every((wanted) => findings.includes(wanted));
  const some = isSilent(purpose) || purpose.value.some((wanted) => findings.includes(wanted));
  const isAimed = what === 'mockery';
  const aimed = !isAimed || lists(towards, targetOf(event));
  return {
    isWhole: all && some && aimed,
    ...jointly(needs, purpose, ...(isAimed ? [towards] : [])),
  };
};

const targetOf = ({ player, towards = other(player) }: Find) => {
  if (towards === other(player)) return 'rival';
  if (towards === 'neighbour') return 'neighbour';
  return isOfficial(towards as Actor) ? 'official' : 'spectator';
};
