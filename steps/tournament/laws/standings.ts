// Laws of standings: places go down with the points, a place is shared only until lots are drawn, and every number can be
// worked out from the games, in one and the same way for all.
import type { Standing, TournamentReplayParams } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { eachOnce, entrantsOf, type Happened, law, only } from './law.ts';
import { type Open, type Part, type Parts, partsOf } from './parts.ts';

export const fairStandings = (
  params: TournamentReplayParams,
  { report: { standings }, before }: Happened<'rank'>,
): void => {
  const ids = standings.map(({ id }) => id);
  eachOnce('players in the standings', ids);
  const known = entrantsOf(params, before).map(({ id }) => id);
  expectEqual(law('players in the standings'), ids.toSorted(), known.toSorted());
  fairPlaces(
    standings,
    only(before, 'draw-lots').flatMap(({ event }) => event.order),
  );
  const bonus = new Map(
    only(before, 'enter').map(({ event, report }) => [event.entrant.id, report.halfPoints]),
  );
  fairNumbers(standings, partsOf(params, before, ids), bonus);
};

const fairPlaces = (standings: readonly Standing[], drawn: readonly string[]): void => {
  for (const [i, one] of standings.entries()) {
    const [before, after] = [standings[i - 1], standings[i + 1]];
    expectEqual(law('place'), one.rank === i + 1 || one.rank === before?.rank, true);
    if (before) expectEqual(law('points go down'), before.halfPoints >= one.halfPoints, true);
    const shared = [before, after].some((other) => other?.rank === one.rank);
    expectEqual(law(`a lot is needed for ${one.id}`), one.byLot, shared || drawn.includes(one.id));
    if (shared) expectEqual(law(`lots that ${one.id} has drawn`), drawn.includes(one.id), false);
  }
};

/** A way in which a column may be counted. */
type Way<T> = (parts: readonly Part[], pointsOf: (id: string) => number, how: T) => number;

const fairNumbers = (
  standings: readonly Standing[],
  parts: Parts,
  bonus: ReadonlyMap<string, number>,
): void => {
  const points = new Map(standings.map(({ id, halfPoints }) => [id, halfPoints]));
  const pointsOf = (id: string): number => points.get(id) ?? 0;
  const found = <T>(
    column: 'halfPoints' | 'buchholz' | 'sonnebornBerger',
    ways: readonly T[],
    way: Way<T>,
  ): readonly T[] => {
    const fits = (one: Standing, how: T): boolean =>
      one[column] ===
      way(parts.get(one.id) ?? [], pointsOf, how) +
        (column === 'halfPoints' ? (bonus.get(one.id) ?? 0) : 0);
    const left = ways.filter((how) => standings.every((one) => fits(one, how)));
    expectEqual(law(`ways of counting that explain every ${column}`), left.length > 0, true);
    return left;
  };
  const worths = found('halfPoints', WORTHS, (own, _, worth) =>
    sum(own.map((part) => worthOf(part, worth))),
  );
  found('buchholz', CUTS, buchholz);
  const ways = worths.flatMap((worth) =>
    [true, false].flatMap((winsOnly) => [true, false].map((all) => ({ worth, winsOnly, all }))),
  );
  found('sonnebornBerger', ways, sonnebornBerger);
  fairSpreads(standings, parts);
};

const sum = (all: readonly number[]): number => all.reduce((total, own) => total + own, 0);

type Worth = Readonly<Record<Open, number>>;

/** What a bye, a penalty, a draw and a game without a rival may be worth, in half points. */
const WORTHS: readonly Worth[] = [0, 1, 2].flatMap((bye) =>
  [0, 1, 2].flatMap((penalty) =>
    [0, 1].flatMap((draw) => [0, 2].map((walkover) => ({ bye, penalty, draw, walkover }))),
  ),
);

const worthOf = ({ halfPoints }: Part, worth: Worth): number =>
  typeof halfPoints === 'number' ? halfPoints : worth[halfPoints];

interface Cut {
  readonly lowest: number;
  /** A round without a rival is one with nothing; otherwise it is none. */
  readonly empty: boolean;
  /** Whoever did not come is a rival all the same. */
  readonly all: boolean;
}

const CUTS: readonly Cut[] = [0, 1, 2, 3].flatMap((lowest) =>
  [true, false].flatMap((empty) => [true, false].map((all) => ({ lowest, empty, all }))),
);

const rivalIn = ({ rival, met }: Part, all: boolean): string | undefined =>
  met || all ? rival : undefined;

const buchholz: Way<Cut> = (parts, pointsOf, { lowest, empty, all }) => {
  const rivals = parts
    .map((part) => rivalIn(part, all))
    .filter((rival) => empty || rival !== undefined);
  const points = rivals.map((rival) => (rival === undefined ? 0 : pointsOf(rival)));
  return sum(points.toSorted((a, b) => a - b).slice(lowest));
};

const sonnebornBerger: Way<{
  readonly worth: Worth;
  readonly winsOnly: boolean;
  readonly all: boolean;
}> = (parts, pointsOf, { worth, winsOnly, all }) =>
  sum(
    parts.map((part) => {
      const [rival, own] = [rivalIn(part, all), worthOf(part, worth)];
      return rival === undefined || (winsOnly && own < 2) ? 0 : own * pointsOf(rival);
    }),
  );

/** What one is ahead by the other is behind by. */
const fairSpreads = (standings: readonly Standing[], parts: Parts): void => {
  expectEqual(
    law('sum of all differences'),
    sum(standings.map(({ differential }) => differential)),
    0,
  );
  for (const { id, differential } of standings) {
    const own = (parts.get(id) ?? []).map(({ rival, spread }) =>
      rival === undefined ? 0 : spread,
    );
    if (own.every((spread) => spread !== undefined))
      expectEqual(law(`difference of ${id}`), differential, sum(own));
  }
};
