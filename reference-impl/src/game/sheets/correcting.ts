// Putting points right at the table: who may ask for what, and how long.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { isPlayer } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { areBoth } from './asking.ts';
import { claim, isClaim } from './claims.ts';
import { correction, sheet } from './parameters.ts';
import { type AtTable, repairOf } from './repair.ts';

const BOTH = 2;

export const askCorrection = (
  edition: Edition,
  state: State,
  event: EventOf<'ask-correction'>,
): Step =>
  isClaim(edition, state, event)
    ? claim(edition, state, event)
    : correct(edition, state, event as AtTable);

const correct = (edition: Edition, state: State, event: AtTable): Step => {
  const allowed = ask(edition, correction.correctable, event.what);
  if (isSilent(allowed)) return unregulated(state, allowed, ask(edition, sheet.compared));
  if (state.recording === 'automatic') return refused(state, 'not-applicable', allowed);
  if (!allowed.value)
    return refused(state, 'not-claimable', allowed, ...momentGrounds(edition, state));
  const barred = isOpen(edition, state)
    ? openBar(edition, event)
    : closedBar(edition, state, event);
  if (barred) return refused(state, barred.reason, barred.ground);
  const repair = repairOf(edition, state, event);
  if ('reason' in repair) return refused(state, repair.reason, repair.ground);
  const where = ask(edition, correction.where);
  if (repair.agree && says(where, 'sheets-differ')) return refused(state, 'no-discrepancy', where);
  return done(repair.state, null, allowed, where, ...momentGrounds(edition, state));
};

/** Not so many have signed yet that the points are settled. */
const isOpen = (edition: Edition, { closing: { signed } }: State): boolean => {
  const until = ask(edition, correction.until);
  if (says(until, 'any-time')) return true;
  return signed.length < (says(until, 'first-signature') ? 1 : BOTH);
};

const openBar = (edition: Edition, { askedBy: by }: AtTable): Bar | undefined => {
  const who = ask(edition, correction.askedBy);
  if (!by.every(isPlayer)) return bar('not-entitled', who);
  return says(who, 'both') && !areBoth(by) ? bar('needs-both', who) : undefined;
};

/** A closed game is opened again only as the edition says. */
const closedBar = (
  edition: Edition,
  state: State,
  { askedBy: by, granted }: AtTable,
): Bar | undefined => {
  const who = ask(edition, correction.reopenedBy);
  const until = ask(edition, correction.reopenUntil);
  if (isSilent(who) || says(who, 'nobody') || says(until, 'signatures'))
    return bar('game-closed', jointly(ask(edition, correction.until), who, until));
  const closed = jointly(who, ask(edition, correction.until));
  if (!by.every(isPlayer)) return bar('not-entitled', closed);
  if (says(who, 'both') && !areBoth(by)) return bar('needs-both', closed);
  if (says(until, 'delivery') && state.closing.result)
    return bar('result-delivered', jointly(until, ask(edition, correction.claims)));
  const request = ask(edition, correction.reopening);
  return says(request, 'granted') && !granted ? bar('not-granted', request) : undefined;
};

const momentGrounds = (edition: Edition, state: State): readonly Ground[] =>
  isOpen(edition, state)
    ? [ask(edition, correction.until), ask(edition, correction.askedBy)]
    : [
        ask(edition, correction.reopenedBy),
        ask(edition, correction.reopening),
        ask(edition, correction.reopenUntil),
        ask(edition, correction.claims),
      ];
