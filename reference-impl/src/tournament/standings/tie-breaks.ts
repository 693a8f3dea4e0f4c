// The numbers that separate players on the same points. Points are in halves, Sonneborn-Berger in quarters.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { TournamentConfiguration } from '../state.ts';
import type { Record } from './meetings.ts';
import { tieBreaks } from './parameters.ts';

type PointsOf = (id: string) => number;

/** The rivals' points without the lowest. A round without a rival adds nothing, and is then the lowest. */
export const buchholz = (
  edition: Edition,
  { rounds }: TournamentConfiguration,
  { meetings }: Record,
  pointsOf: PointsOf,
): number => {
  const out = ask(edition, tieBreaks.lowestOut, rounds > 6 ? 'more' : 'six');
  const without = ask(edition, tieBreaks.roundWithoutRival);
  const sums = meetings
    .filter(({ rival }) => rival !== null || !says(without, 'left-out'))
    .map(({ rival }) => (rival === null ? 0 : pointsOf(rival)))
    .sort((a, b) => a - b);
  const low = isSilent(out) ? 0 : out.value;
  const high = says(ask(edition, tieBreaks.cut), 'both-ends') ? low : 0;
  return sums.slice(low, Math.max(low, sums.length - high)).reduce((sum, own) => sum + own, 0);
};

/** The points of the rivals beaten and half those of the rivals drawn with. */
export const sonnebornBerger = (
  edition: Edition,
  { meetings }: Record,
  pointsOf: PointsOf,
): number => {
  const winsOnly = says(ask(edition, tieBreaks.sonnebornBerger), 'wins-only');
  return meetings.reduce((sum, { rival, halfPoints }) => {
    if (rival === null || (winsOnly && halfPoints < 2)) return sum;
    return sum + halfPoints * pointsOf(rival);
  }, 0);
};

export const differential = (edition: Edition, { meetings }: Record): number => {
  const pointsFor = says(ask(edition, tieBreaks.differential), 'points-for');
  return meetings.reduce((sum, { scored, spread }) => sum + (pointsFor ? scored : spread), 0);
};
