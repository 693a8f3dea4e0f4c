// Approval: whether a tournament is official, its call, its results, and who may host the national championship.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { condition, done, isAbove, isBelow, judged, refused, type Step } from '../outcome.ts';
import type { State } from '../state.ts';
import { calendar } from './calendar.ts';
import { conditionsOf } from './conditions.ts';
import { daysBetween } from './dates.ts';
import { approval, national } from './parameters.ts';

/** A tournament that misses a condition is not official. */
const examine = (
  edition: Edition,
  state: State,
  { proposal }: TournamentEventOf<'examine'>,
): Step => {
  const conditions = conditionsOf(edition, state.tournament, proposal);
  const missing = ask(edition, approval.missing);
  const failed = conditions.find(({ unmet }) => unmet !== null);
  if (failed?.unmet && says(missing, 'not-official'))
    return refused(state, failed.unmet, failed.ground, missing);
  const grounds = conditions.map(({ ground }) => ground);
  const tournament = { ...state.tournament, approved: true };
  return done({ ...state, tournament }, null, ...grounds, missing);
};

const publishCall = (
  edition: Edition,
  state: State,
  { on, media, entriesOpen, starts }: TournamentEventOf<'publish-call'>,
): Step => {
  const after = ask(edition, calendar.callAfterApproval);
  const where = ask(edition, calendar.callMedia);
  const names = ask(edition, calendar.callNamesOpening);
  const conditions = [
    condition(holds(after) && !state.tournament.approved ? 'too-early' : null, after),
    condition(media.some((medium) => lists(where, medium)) ? null : 'not-announced', where),
    condition(holds(names) && entriesOpen === undefined ? 'incomplete' : null, names),
  ];
  return judged(state, [...conditions, ...entriesIn(edition, on, entriesOpen, starts)]);
};

const entriesIn = (edition: Edition, on: string, opens: string | undefined, starts: string) => {
  if (opens === undefined) return [];
  const since = ask(edition, calendar.entriesAfterCall);
  const until = ask(edition, calendar.entriesBeforeStart);
  return [
    condition(isBelow(daysBetween(on, opens), since) ? 'too-early' : null, since),
    condition(isBelow(daysBetween(opens, starts), until) ? 'too-late' : null, until),
  ];
};

const sendResults = (
  edition: Edition,
  state: State,
  { workingDays }: TournamentEventOf<'send-results'>,
): Step => {
  const within = ask(edition, calendar.resultsWithin);
  return judged(state, [condition(isAbove(workingDays, within) ? 'too-late' : null, within)]);
};

const bid = (
  edition: Edition,
  state: State,
  { by, conditionsShown }: TournamentEventOf<'bid'>,
): Step => {
  const hosts = ask(edition, national.hosts);
  const shows = ask(edition, national.bidShowsConditions);
  const entitled = isSilent(hosts) || lists(hosts, by);
  return judged(state, [
    condition(entitled ? null : 'not-entitled', hosts),
    condition(holds(shows) && !conditionsShown ? 'incomplete' : null, jointly(shows)),
  ]);
};

export const approvals: Handlers<'examine' | 'publish-call' | 'send-results' | 'bid'> = {
  examine,
  'publish-call': publishCall,
  'send-results': sendResults,
  bid,
};
