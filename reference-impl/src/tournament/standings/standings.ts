// The standings: victory points first, then what breaks ties, with every number shown.
import type { Standing, TieBreak } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import {
  type Asked,
  clausesOf,
  type Ground,
  isSilent,
  type Silent,
  says,
} from '../../kernel/ruled.ts';
import type { State, TournamentConfiguration } from '../state.ts';
import { recordsOf } from './meetings.ts';
import { tieBreaks } from './parameters.ts';
import { buchholz, differential, sonnebornBerger } from './tie-breaks.ts';

export type { Standing };

/** What sets a player before the next one: points, a tie-break, or nothing as long as no lots are drawn. */
export interface Lead extends Ground {
  readonly by: 'points' | TieBreak | 'nothing';
}

export interface Ranked extends Ground {
  readonly standings: readonly Standing[];
  /** Of each player but the last, in the same order. */
  readonly leads: readonly Lead[];
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
  const criteria = criteriaOf(edition, state.tournament);
  const apart = [byPoints, ...criteria.map((one) => (isSilent(one) ? level : BY[one.value]))];
  const groups = groupsOf(rows, apart);
  const because = clausesOf([records, used, ...criteria.slice(0, depthOf(groups, apart))]);
  const hasLots = criteria.some((criterion) => says(criterion, 'lot'));
  const standings = placed(groups, hasLots ? state.lots : []);
  const ways = [{ by: 'points', because: used.because } as const, ...criteria.map(leadBy)];
  return { standings, leads: leadsIn(standings, ways, apart), because };
};

/** What breaks ties in such a tournament, first to last. */
export const criteriaOf = (
  edition: Edition,
  { kind }: Pick<TournamentConfiguration, 'kind'>,
): readonly Asked<TieBreak>[] =>
  says(ask(edition, tieBreaks.used, kind), 'criteria')
    ? PLACES.map((place) => ask(edition, tieBreaks.criterion, place))
    : [];

const leadBy = (criterion: Asked<TieBreak>): Lead => ({
  by: isSilent(criterion) ? 'nothing' : criterion.value,
  because: criterion.because,
});

/** Those whom no number tells apart are set by lots, or share their place until these are drawn. */
const leadsIn = (
  standings: readonly Standing[],
  ways: readonly Lead[],
  apart: readonly Apart[],
): readonly Lead[] =>
  standings.slice(1).map((behind, i) => {
    const ahead = standings[i] as Standing;
    const told = ways[tellingApart(apart, ahead, behind)];
    if (told) return told;
    const lot = ways.find(({ by }) => by === 'lot');
    const because = lot?.because ?? [];
    return { by: ahead.rank < behind.rank ? 'lot' : 'nothing', because };
  });

const level: Apart = () => 0;
const byPoints: Apart = (a, b) => b.halfPoints - a.halfPoints;
const BY: Readonly<Record<'buchholz' | 'sonneborn-berger' | 'differential' | 'lot', Apart>> = {
  buchholz: (a, b) => b.buchholz - a.buchholz,
  'sonneborn-berger': (a, b) => b.sonnebornBerger - a.sonnebornBerger,
  differential: (a, b) => b.differential - a.differential,
  lot: level,
};

/** Which of the ways tells two rows apart; none where it is the number of them. */
const tellingApart = (apart: readonly Apart[], a: Row, b: Row): number => {
  const at = apart.findIndex((way) => way(a, b) !== 0);
  return at < 0 ? apart.length : at;
};

/** First to last, with those together whom nothing tells apart. */
const groupsOf = (rows: readonly Row[], apart: readonly Apart[]): readonly Row[][] => {
  const told = (a: Row, b: Row): number => apart[tellingApart(apart, a, b)]?.(a, b) ?? 0;
  // By id where nothing tells, so that the list does not hang on how it was entered.
  const sorted = rows.toSorted((a, b) => told(a, b) || (a.id < b.id ? -1 : 1));
  const groups: Row[][] = [];
  for (const row of sorted) {
    const last = groups.at(-1);
    if (last?.[0] && told(last[0], row) === 0) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** How many criteria it takes to tell apart the rows that stand next to each other. */
const depthOf = (groups: readonly Row[][], apart: readonly Apart[]): number => {
  if (groups.some(({ length }) => length > 1)) return apart.length - 1;
  const firsts = groups.flatMap(([first]) => first ?? []);
  return Math.max(
    0,
    ...firsts.slice(1).map((row, i) => tellingApart(apart, firsts[i] as Row, row)),
  );
};

/** A group shares its place until lots are drawn among the whole of it. */
const placed = (groups: readonly Row[][], lots: State['lots']): readonly Standing[] => {
  const standings: Standing[] = [];
  for (const group of groups) {
    const ids = new Set(group.map(({ id }) => id));
    const drawn = lots.findLast((lot) => lot.length === ids.size && lot.every((id) => ids.has(id)));
    const first = standings.length + 1;
    const byLot = group.length > 1;
    const order = drawn
      ? group.toSorted((a, b) => drawn.indexOf(a.id) - drawn.indexOf(b.id))
      : group;
    for (const [i, row] of order.entries())
      standings.push({ rank: drawn ? first + i : first, ...row, byLot });
  }
  return standings;
};
