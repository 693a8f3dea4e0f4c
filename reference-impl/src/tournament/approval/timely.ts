// Whether a tournament was announced in time, and whether its season is still open.
import type { TournamentProposal } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import { type Condition, condition } from '../outcome.ts';
import { calendar } from './calendar.ts';
import { daysBetween, monthAfter } from './dates.ts';

export const announcementOf = (
  edition: Edition,
  { announced: { on, items }, starts }: TournamentProposal,
): readonly Condition[] => {
  const ahead = ask(edition, calendar.announceAhead);
  const late = says(ahead, 'calendar-month')
    ? daysBetween(monthAfter(on), starts) < 0
    : says(ahead, 'thirty-days') && daysBetween(on, starts) < 30;
  const told = ask(edition, calendar.announced);
  const lacks = !isSilent(told) && told.value.some((item) => !items.includes(item));
  return [condition(late ? 'too-late' : null, ahead), condition(lacks ? 'incomplete' : null, told)];
};

export const seasonOf = (
  edition: Edition,
  { nationalOver, firmBefore }: TournamentProposal,
): readonly Condition[] => {
  const after = ask(edition, calendar.newAfterNational);
  const closed = says(after, 'none') || (says(after, 'announced-before') && !firmBefore);
  return [condition(nationalOver && closed ? 'season-closed' : null, after)];
};
