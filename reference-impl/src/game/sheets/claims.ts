// After the result has been handed in: what the arbiters have entered may be claimed against, until the next round.
import type { EnteredResult } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { areBoth } from './asking.ts';
import { leader } from './closing-state.ts';
import { closing as closings, correction, sheet } from './parameters.ts';

type Correction = EventOf<'ask-correction'>;

/** It is about what was entered; or the result is in, and the edition lists this among what may then be claimed. */
export const isClaim = (edition: Edition, { closing }: State, { what }: Correction): boolean =>
  what === 'overall' ||
  what === 'victory-point' ||
  (closing.result !== null && lists(ask(edition, correction.claims), what));

export const claim = (edition: Edition, state: State, event: Correction): Step => {
  const claims = ask(edition, correction.claims);
  if (isSilent(claims)) return unregulated(state, claims, ask(edition, sheet.compared));
  const { result } = state.closing;
  if (!result) return refused(state, 'too-early', claims);
  const barred = claimBar(edition, state, event);
  if (barred) return refused(state, barred.reason, barred.ground);
  const right = putRight(state, result, event.what);
  return right === result
    ? refused(state, 'no-discrepancy', claims)
    : done(
        { ...state, closing: { ...state.closing, result: right } },
        null,
        claims,
        ask(edition, correction.claimedBy),
        ask(edition, correction.claimsGranted),
        ask(edition, correction.claimsUntil),
      );
};

const claimBar = (edition: Edition, state: State, event: Correction): Bar | undefined => {
  const { what, askedBy: by, granted } = event;
  const claims = ask(edition, correction.claims);
  if (!lists(claims, what)) return bar('not-claimable', claims);
  const until = ask(edition, correction.claimsUntil);
  const { nextRound } = state.closing;
  const late = says(until, 'started') ? nextRound === 'started' : nextRound !== 'none';
  if (late) return bar('too-late', until);
  const who = ask(edition, correction.claimedBy);
  if (says(who, 'both') && !areBoth(by)) return bar('needs-both', who);
  const judge = ask(edition, correction.claimsGranted);
  return holds(judge) && !granted ? bar('not-granted', judge) : undefined;
};

/** What was entered becomes what the sheets say. */
const putRight = (
  { scores, ended }: State,
  result: EnteredResult,
  what: Correction['what'],
): EnteredResult => {
  const winner = leader(scores, ended?.loser);
  if (what === 'victory-point') return result.winner === winner ? result : { ...result, winner };
  const same = result.scores.A === scores.A && result.scores.B === scores.B;
  return same ? result : { ...result, scores };
};

/** The document is handed in, and the arbiters enter it as it stands or otherwise. */
export const deliverResult = (
  edition: Edition,
  state: State,
  { entered }: EventOf<'deliver-result'>,
): Step => {
  const needs = ask(edition, closings.deliveryNeedsBoth);
  if (isSilent(needs)) return unregulated(state, needs, ask(edition, closings.closedBy));
  const { closing, scores, ended } = state;
  if (closing.result) return refused(state, 'result-delivered', needs);
  if (holds(needs) && closing.signed.length < 2)
    return refused(state, 'sheet-incomplete', jointly(needs, ask(edition, closings.fillIn)));
  const result = entered ?? { scores, winner: leader(scores, ended?.loser) };
  return done({ ...state, closing: { ...closing, result } }, null, needs);
};

/** The following round comes on, and does not go back. */
export const nextRound = (
  edition: Edition,
  state: State,
  { phase }: EventOf<'next-round'>,
): Step => {
  const until = ask(edition, correction.claimsUntil);
  if (isSilent(until)) return unregulated(state, until);
  const order = ['none', 'called', 'started'];
  const back = order.indexOf(phase) <= order.indexOf(state.closing.nextRound);
  if (back) return refused(state, 'too-late', until);
  return done({ ...state, closing: { ...state.closing, nextRound: phase } }, null, until);
};
