// What an official may impose on a player for a breach: by whom, for what, how much, how often.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { byBoard } from './board.ts';
import { imposed } from './impose.ts';
import { type Due, dueFor, isDue } from './ladder.ts';
import { penalty } from './penalty.ts';
import type { Act } from './record.ts';

/** Who imposes what on whom for which act, and what the ladder says of that act. */
interface Case {
  readonly event: EventOf<'penalise'>;
  readonly act: Act | undefined;
  readonly due: Due | undefined;
}

export const penalise = (edition: Edition, state: State, event: Case['event']): Step => {
  const one = caseOf(edition, state, event);
  const last = byBoard(edition, state, event, one.act);
  if (last) return last;
  const measures = ask(edition, penalty.measures);
  const onLadder = isDue(one.due, event.measure);
  if (isSilent(measures) && !one.due) return unregulated(state, measures);
  const barred = personBar(edition, one) ?? actBar(edition, one);
  if (barred) return refused(state, barred.reason, barred.ground, ...(one.due ? [one.due] : []));
  // A text that names no warning for this act neither gives nor forbids one.
  if (event.measure === 'warning' && !onLadder) return unregulated(state, measures);
  const limit =
    timeBar(edition, state) ?? repeatBar(edition, state, one) ?? extentBar(edition, one);
  if (limit) return refused(state, limit.reason, limit.ground, ...(one.due ? [one.due] : []));
  const grounds = jointly(...(one.act ? [one.act] : []), ...groundsOf(edition, one));
  return done(imposed(edition, state, event, grounds), null, grounds);
};

const caseOf = (edition: Edition, { conduct }: State, event: Case['event']): Case => {
  const act = conduct.acts.find((one) => one.event === event.for && one.by === event.player);
  return { event, act, due: act && (dueFor(edition, conduct, act) ?? freeFor(edition, act)) };
};

/** Where the text neither lists nor limits the measures, each may be taken; a ban is for the board. */
const freeFor = (edition: Edition, { offence, breach }: Act): Due | undefined => {
  const free = ask(edition, penalty.unsporting);
  return offence === 'unsporting' && breach && says(free, 'any-measure')
    ? { must: [], may: ['warning', 'points', 'game', 'tournament'], ...jointly(free) }
    : undefined;
};

const personBar = (edition: Edition, { event, due }: Case): Bar | undefined => {
  const { by, measure } = event;
  const who = ask(edition, penalty.by);
  const board = ask(edition, penalty.futureBy);
  const isBan = measure === 'future' && says(board, 'board');
  if (isBan && by === 'board') return undefined;
  if (isBan && isDue(due, measure)) return bar('not-competent', board);
  const competent = by === 'arbiter' || (by === 'assistant' && says(who, 'any-official'));
  return competent ? undefined : bar('not-competent', who);
};

const actBar = (edition: Edition, { event, act }: Case): Bar | undefined => {
  const proof = ask(edition, penalty.needsProof);
  if (!act?.breach) return bar('no-breach', jointly(proof, ...(act ? [act] : [])));
  return holds(proof) && !event.proved ? bar('not-proved', proof) : undefined;
};

const timeBar = (edition: Edition, { ended }: State): Bar | undefined => {
  const until = ask(edition, penalty.until);
  return ended && says(until, 'end-of-game') ? bar('too-late', until) : undefined;
};

/** Each act costs points, the game or the tournament once; what the ladder has follow from it comes besides. */
const repeatBar = (
  edition: Edition,
  { conduct }: State,
  { event, act, due }: Case,
): Bar | undefined => {
  const per = ask(edition, penalty.per);
  const same = conduct.sanctions
    .filter(({ player }) => player === event.player)
    .filter((one) => one.for === act?.event || (says(per, 'game') && one.measure !== 'warning'))
    .some(({ measure }) => measure === event.measure || !isDue(due, event.measure));
  return same ? bar('already-punished', per) : undefined;
};

const extentBar = (edition: Edition, one: Case): Bar | undefined => {
  const { event, due } = one;
  const { measure, points = 0, grave } = event;
  const measures = ask(edition, penalty.measures);
  if (!isDue(due, measure) && !lists(measures, measure)) return bar('not-allowed', measures);
  if (measure === 'future') return futureBar(edition, event);
  const beyond = ask(edition, penalty.beyondPoints);
  if (measure !== 'points')
    return says(beyond, 'grave-only') && !grave && !isDue(due, measure)
      ? bar('not-grave', beyond)
      : undefined;
  const amount = ask(edition, penalty.points);
  const kind = ask(edition, penalty.pointsAre);
  if (isSilent(amount)) return undefined;
  const fits = says(kind, 'exact') ? points === amount.value : points >= amount.value;
  return fits ? undefined : bar('wrong-amount', jointly(amount, kind));
};

const futureBar = (edition: Edition, { from }: Case['event']): Bar | undefined => {
  const where = ask(edition, penalty.futureFrom);
  const fits = isSilent(where) || (from !== undefined && lists(where, from));
  return fits ? undefined : bar('not-allowed', where);
};

const groundsOf = (edition: Edition, { event, due }: Case): readonly Ground[] => {
  const { measure } = event;
  const ladder = due && isDue(due, measure) ? [due] : [];
  const general = ladder.length > 0 ? [] : [ask(edition, penalty.measures)];
  if (measure === 'points')
    return [...ladder, ...general, ask(edition, penalty.points), ask(edition, penalty.pointsAre)];
  if (measure === 'future')
    return [...ladder, ask(edition, penalty.futureBy), ask(edition, penalty.futureFrom)];
  return [
    ...ladder,
    ...general,
    ...(general.length > 0 ? [ask(edition, penalty.beyondPoints)] : []),
  ];
};
