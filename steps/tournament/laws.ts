// Laws of tournaments: what must hold of every answer, whatever the scenario asks about.
import type {
  OrderReport,
  PairingReport,
  RecordReport,
  Standing,
  StandingsReport,
  TournamentOutcome,
  TournamentReplayParams,
  TournamentReplayResult,
} from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';

export const expectFair = (
  params: TournamentReplayParams,
  { outcomes, state }: TournamentReplayResult,
): void => {
  for (const [i, outcome] of outcomes.entries()) {
    const event = params.events[i];
    if (outcome.kind !== 'done' || !event || outcome.report === undefined) continue;
    if (event.type === 'rank') fairStandings((outcome.report as StandingsReport).standings);
    if (event.type === 'pair') eachOnce('players paired', namedIn(outcome.report as PairingReport));
    if (event.type === 'order-players')
      eachOnce('players in the list', (outcome.report as OrderReport).order);
    if (event.type === 'record') fairResult(outcome.report as RecordReport);
  }
  fairState(params, outcomes, state);
};

const law = (what: string): string => `law of tournaments, ${what}`;

const eachOnce = (what: string, ids: readonly string[]): void =>
  expectEqual(law(what), ids.length, new Set(ids).size);

const namedIn = ({ tables, byes }: PairingReport): readonly string[] => [...tables.flat(), ...byes];

/** Nobody has more points than are to be had, and whoever wins takes them from the other. */
const fairResult = ({ halfPoints, rated, counts }: RecordReport): void => {
  const sum = halfPoints.reduce((all, own) => all + own, 0);
  expectEqual(law('half points of a game'), [0, 2].includes(sum), true);
  if (rated) expectEqual(law('a rated game has points'), sum, 2);
  eachOnce('players for whom a game counts', counts);
};

/** Places go down with the points, and players share one only where nothing tells them apart. */
const fairStandings = (standings: readonly Standing[]): void => {
  eachOnce(
    'players in the standings',
    standings.map(({ id }) => id),
  );
  for (const [i, { rank, halfPoints }] of standings.entries()) {
    const before = standings[i - 1];
    expectEqual(law('place'), rank === i + 1 || rank === before?.rank, true);
    if (before) expectEqual(law('points go down'), before.halfPoints >= halfPoints, true);
  }
};

/** Everybody who is in the request or has entered is told of once; a round is added where one is paired. */
const fairState = (
  { players, rounds, events }: TournamentReplayParams,
  outcomes: readonly TournamentOutcome[],
  state: TournamentReplayResult['state'],
): void => {
  const did = events.filter((_, i) => outcomes[i]?.kind === 'done');
  const entered = did.flatMap((event) => (event.type === 'enter' ? [event.entrant.id] : []));
  const ids = [...players.map(({ id }) => id), ...entered];
  expectEqual(
    law('players'),
    state.players.map(({ id }) => id),
    ids,
  );
  const paired = did.filter(({ type }) => type === 'pair').length;
  expectEqual(law('rounds paired'), state.round, rounds.length + paired);
  const named = new Set(did.flatMap(touchedBy));
  for (const { id, status } of state.players)
    if (!named.has(id)) expectEqual(law(`status of ${id}, whom nothing befell`), status, 'in');
};

/** Whose part in the tournament an event can change. */
const touchedBy = (event: TournamentReplayParams['events'][number]): readonly string[] => {
  if ('player' in event) return [event.player];
  return event.type === 'record' ? event.players : [];
};
