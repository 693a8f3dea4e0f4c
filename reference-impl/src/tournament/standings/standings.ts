// The standings: victory points first, then what breaks ties, with every number shown.
import type { Standing } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import type { State } from '../state.ts';
import { recordsOf } from './meetings.ts';
import { tieBreaks } from './parameters.ts';
import { buchholz, differential, sonnebornBerger } from './tie-breaks.ts';

export type { Standing };

export interface Ranked extends Ground {
  readonly standings: readonly Standing[];
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

type Row = Omit<Standing, 'rank' | 'byLot'>;

/** A way to tell two rows apart: below zero where the first goes first. */
type Apart = (a: Row, b: Row) => number;

export const ranking = (edition: Edition, state: State): Ranked | Silent => {
  const records = recordsOf(edition, state);
  if (isSilent(records)) return records;
  const { byId } = records;
  const pointsOf = (id: string): number => byId.get(id)?.halfPoints ?? 0;
  const rows = [...byId.values()].map(
    (record): Row => ({
      id: record.id,
      halfPoints: record.halfPoints,
      buchholz: buchholz(edition, state.tournament, record, pointsOf),
      sonnebornBerger: sonnebornBerger(edition, record, pointsOf),
      differential: differential(edition, record),
    }),
  );
  const used = ask(edition, tieBreaks.used, state.tournament.kind);
  const criteria = says(used, 'criteria')
    ? PLACES.map((place) => ask(edition, tieBreaks.criterion, place))
    : [];
  const lot = criteria.find((criterion) => says(criterion, 'lot'));
  const apart = [byPoints, ...criteria.map((one) => (isSilent(one) ? level : BY[one.value]))];
  const needed = usedBetween(rows, apart);
  const because = clausesOf([records, used, ...criteria.slice(0, needed)]);
  return { standings: rankedRows(rows, apart, lot ? state.lots : []), because };
};

const level: Apart = () => 0;
const byPoints: Apart = (a, b) => b.halfPoints - a.halfPoints;
const BY: Readonly<Record<'buchholz' | 'sonneborn-berger' | 'differential' | 'lot', Apart>> = {
  buchholz: (a, b) => b.buchholz - a.buchholz,
  'sonneborn-berger': (a, b) => b.sonnebornBerger - a.sonnebornBerger,
  differential: (a, b) => b.differential - a.differential,
  lot: level,
};

const firstApart = (apart: readonly Apart[], a: Row, b: Row): number => {
  for (const way of apart) {
    const told = way(a, b);
    if (told !== 0) return told;
  }
  return 0;
};

/** How many criteria it takes to tell the rows apart that are next to each other. */
const usedBetween = (rows: readonly Row[], apart: readonly Apart[]): number => {
  const sorted = sortedBy(rows, apart);
  const depths = sorted.slice(1).map((row, i) => {
    const at = apart.findIndex((way) => way(sorted[i] as Row, row) !== 0);
    return at < 0 ? apart.length - 1 : at;
  });
  return Math.max(0, ...depths);
};

/** By id where nothing tells, so that the list does not hang on how it was entered. */
const sortedBy = (rows: readonly Row[], apart: readonly Apart[]): readonly Row[] =>
  rows.toSorted((a, b) => firstApart(apart, a, b) || (a.id < b.id ? -1 : 1));

const rankedRows = (
  rows: readonly Row[],
  apart: readonly Apart[],
  lots: readonly string[],
): readonly Standing[] => {
  const drawn = (a: Row, b: Row): number =>
    lots.includes(a.id) && lots.includes(b.id) ? lots.indexOf(a.id) - lots.indexOf(b.id) : 0;
  const sorted = sortedBy(rows, [...apart, drawn]);
  const standings: Standing[] = [];
  for (const [i, row] of sorted.entries()) {
    const [before, next] = [sorted[i - 1], sorted[i + 1]];
    const shares = (other: Row | undefined): boolean =>
      other !== undefined && firstApart(apart, other, row) === 0;
    const tied = shares(before) && drawn(before as Row, row) === 0;
    const rank = tied ? (standings[i - 1]?.rank ?? 1) : i + 1;
    standings.push({ rank, ...row, byLot: shares(before) || shares(next) });
  }
  return standings;
};
