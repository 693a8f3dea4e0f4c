// Filling in the result and signing it; and whether the rival has to sign at once.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, lists } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { isClosed } from './closed.ts';
import { closing as rules, sheet } from './parameters.ts';
import { owesWords } from './words.ts';

export const fillIn = (edition: Edition, state: State, { by }: EventOf<'fill-in'>): Step => {
  const fills = ask(edition, rules.fillIn);
  if (isSilent(fills)) return unregulated(state, fills);
  const barred = playBar(edition, state);
  if (barred) return refused(state, barred.reason, barred.ground);
  const { closing } = state;
  if (closing.filledIn.includes(by)) return refused(state, 'not-applicable', fills);
  return done(
    { ...state, closing: { ...closing, filledIn: [...closing.filledIn, by] } },
    null,
    fills,
  );
};

export const sign = (edition: Edition, state: State, { by, on }: EventOf<'sign'>): Step => {
  const where = ask(edition, rules.signOn);
  if (isSilent(where)) return unregulated(state, where);
  const barred =
    playBar(edition, state) ??
    signedBar(edition, state, by) ??
    (lists(where, on) ? incompleteBar(edition, state, by) : bar('not-certified', where));
  if (barred) return refused(state, barred.reason, barred.ground);
  const { closing } = state;
  const signed: State = { ...state, closing: { ...closing, signed: [...closing.signed, by] } };
  return done(
    signed,
    null,
    where,
    ask(edition, rules.fillIn),
    ask(edition, rules.closedBy),
    ask(edition, sheet.wordsBeforeSigning),
    ...(owesWords(edition, state, other(by)) ? [ask(edition, sheet.rivalMayWait)] : []),
  );
};

/** Results are filled in and signed once play is over, where sheets are kept at all. */
const playBar = (edition: Edition, { ended, recording }: State): Bar | undefined => {
  const after = ask(edition, rules.afterPlay);
  if (recording === 'automatic') return bar('not-applicable', after);
  return !ended && holds(after) ? bar('too-early', after) : undefined;
};

const signedBar = (edition: Edition, state: State, by: Player): Bar | undefined => {
  const closedBy = ask(edition, rules.closedBy);
  if (isClosed(edition, state)) return bar('game-closed', closedBy);
  return state.closing.signed.includes(by)
    ? bar('already-signed', jointly(ask(edition, rules.signOn), closedBy))
    : undefined;
};

const incompleteBar = (edition: Edition, state: State, by: Player): Bar | undefined => {
  const fills = ask(edition, rules.fillIn);
  if (holds(fills) && !state.closing.filledIn.includes(by)) return bar('sheet-incomplete', fills);
  return owesWords(edition, state, by)
    ? bar('sheet-incomplete', ask(edition, sheet.wordsBeforeSigning))
    : undefined;
};

/** Whoever still owes main words cannot have the rival sign. */
export const demandSignature = (
  edition: Edition,
  state: State,
  { by }: EventOf<'demand-signature'>,
): Step => {
  const where = ask(edition, rules.signOn);
  if (isSilent(where)) return unregulated(state, where);
  const barred = playBar(edition, state) ?? signedBar(edition, state, other(by));
  if (barred) return refused(state, barred.reason, barred.ground);
  const waits = ask(edition, sheet.rivalMayWait);
  return holds(waits) && owesWords(edition, state, by)
    ? refused(state, 'may-wait', waits)
    : done(state, null, where, waits);
};
