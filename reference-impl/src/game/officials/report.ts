// The summary of incidents that is sent when the tournament is over.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, lists, says } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { incidentReport } from './parameters.ts';

type FileReport = EventOf<'file-report'>;

export const fileReport = (edition: Edition, state: State, event: FileReport): Step => {
  const sentTo = ask(edition, incidentReport.sentTo);
  if (isSilent(sentTo)) return unregulated(state, sentTo);
  const barred = reportBar(edition, state, event);
  return barred ? refused(state, barred.reason, barred.ground) : done(state, null, sentTo);
};

const reportBar = (edition: Edition, state: State, event: FileReport): Bar | undefined => {
  const by = ask(edition, incidentReport.by);
  const sentTo = ask(edition, incidentReport.sentTo);
  const from = ask(edition, incidentReport.from);
  const tells = ask(edition, incidentReport.tells);
  const over = state.officials.setting?.over === true;
  if (!lists<string>(by, event.by)) return bar('not-competent', by);
  if (!lists<string>(sentTo, event.sentTo)) return bar('misaddressed', sentTo);
  if (says(from, 'end-of-tournament') && !over) return bar('too-early', from);
  return says(tells, 'every-incident') && !tellsAll(state, event)
    ? bar('report-incomplete', tells)
    : undefined;
};

/** Each breach that the game has seen, once, and nothing else. */
const tellsAll = ({ conduct }: State, { incidents }: FileReport): boolean => {
  const seen = new Set(conduct.acts.filter(({ breach }) => breach).map(({ event }) => event));
  const told = new Set(incidents);
  return told.size === incidents.length && told.symmetricDifference(seen).size === 0;
};
