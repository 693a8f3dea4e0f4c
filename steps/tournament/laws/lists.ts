// Laws of lists: tables, orders, lists of Elo, trophies and categories name the players of the tournament, each once.
import type { TournamentReplayParams, Trophy } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { among, eachOnce, entrantsOf, type Happened, law, touchedBy } from './law.ts';
import { type Parts, partsOf } from './parts.ts';

const idsOf = (params: TournamentReplayParams, before: readonly Happened[]): readonly string[] =>
  entrantsOf(params, before).map(({ id }) => id);

/** Whom nothing has befallen takes part. */
const expectUntouched = (
  what: string,
  named: readonly string[],
  params: TournamentReplayParams,
  before: readonly Happened[],
): void => {
  const touched = before.flatMap(({ event }) => touchedBy(event));
  const left = idsOf(params, before).filter((id) => !named.includes(id) && !touched.includes(id));
  expectEqual(law(`players left out of ${what}`), left, []);
};

/** Everybody once; as it was proposed, where it was. */
export const fairTables = (
  params: TournamentReplayParams,
  { event, report, before }: Happened<'pair'>,
): void => {
  const named = [...report.tables.flat(), ...report.byes];
  eachOnce('players paired', named);
  among('players paired', named, idsOf(params, before));
  expectUntouched('the round', named, params, before);
  if (!event.tables) return;
  expectEqual(law('tables proposed'), tablesIn(report.tables), tablesIn(event.tables));
  expectEqual(law('byes proposed'), report.byes.toSorted(), (event.byes ?? []).toSorted());
};

const tablesIn = (tables: readonly (readonly string[])[]): readonly string[] =>
  tables.map((two) => two.toSorted().join('–')).toSorted();

export const fairOrder = (
  params: TournamentReplayParams,
  { event, report: { order, level = [] }, before }: Happened<'order-players' | 'rank-master'>,
): void => {
  eachOnce('players in the list', order);
  among('players in the list', order, idsOf(params, before));
  if (event.type === 'order-players') expectUntouched('the list', order, params, before);
  eachOnce('players who are level', level.flat());
  among('players who are level', level.flat(), order);
};

/** Nobody stands on two lists of Elo; each goes down, with the Elo that the players came with. */
export const fairRatings = (
  params: TournamentReplayParams,
  { report, before }: Happened<'list-ratings'>,
): void => {
  const entrants = entrantsOf(params, before);
  const all = [...report.main, ...report.informative, ...report.inactive];
  const ids = all.map(({ id }) => id);
  eachOnce('players on lists of Elo', ids);
  among('players on lists of Elo', ids, idsOf(params, before));
  for (const { id, elo } of all) {
    const own = entrants.find((one) => one.id === id)?.elo;
    expectEqual(law(`Elo of ${id}`), elo, own ?? elo);
  }
  for (const list of [report.main, report.informative, report.inactive]) {
    const elos = list.map(({ elo }) => elo);
    expectEqual(
      law('Elo goes down'),
      elos,
      elos.toSorted((a, b) => b - a),
    );
  }
};

const PLACES: readonly Trophy[] = ['champion', 'runner-up', 'third', 'fourth'];

/** Each trophy once; those of the places to different players, from the first on. */
export const fairTrophies = (
  params: TournamentReplayParams,
  { report: { trophies }, before }: Happened<'award'>,
): void => {
  const entrants = entrantsOf(params, before);
  eachOnce(
    'trophies',
    trophies.map(({ trophy }) => trophy),
  );
  among(
    'winners',
    trophies.map(({ id }) => id),
    idsOf(params, before),
  );
  const places = trophies.filter(({ trophy }) => PLACES.includes(trophy));
  eachOnce(
    'players with a place',
    places.map(({ id }) => id),
  );
  expectEqual(
    law('places that have a trophy'),
    places.map(({ trophy }) => trophy),
    PLACES.slice(0, places.length),
  );
  expectAhead(
    places.map(({ id }) => id),
    partsOf(params, before, idsOf(params, before)),
  );
  for (const { trophy, id } of trophies) {
    const own = entrants.find((one) => one.id === id);
    if (trophy === 'best-newcomer') expectEqual(law(`nationals of ${id}`), own?.nationals, 0);
  }
};

/** Nobody without a place has surely more points than somebody with one. */
const expectAhead = (placed: readonly string[], parts: Parts): void => {
  const others = [...parts.keys()].filter((id) => !placed.includes(id));
  const points = (id: string, open: number): number =>
    (parts.get(id) ?? []).reduce(
      (sum, { halfPoints }) => sum + (typeof halfPoints === 'number' ? halfPoints : open),
      0,
    );
  const worse = placed.filter((id) => others.some((other) => points(other, 0) > points(id, 2)));
  expectEqual(law('players with a place and fewer points'), worse, []);
};

export const fairCategories = ({
  event,
  report: { categories },
}: Happened<'make-categories'>): void => {
  const placed = categories.reduce((sum, { players }) => sum + players, 0);
  expectEqual(law('players in categories'), placed, event.attending);
};
