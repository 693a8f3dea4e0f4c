// A law of tournaments: asked of every answer, with what its events did.
import type {
  TournamentEvent,
  TournamentEventOf,
  TournamentEventType,
  TournamentReplayParams,
  TournamentReplayResult,
  TournamentReportByEvent,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';

export type Law = (params: TournamentReplayParams, result: TournamentReplayResult) => void;

/** What an expectation of a law is called. */
export const law = (what: string): string => `law of tournaments, ${what}`;

type Reporting = keyof TournamentReportByEvent;

interface HappenedOf<T extends TournamentEventType> {
  readonly event: TournamentEventOf<T>;
  readonly report: T extends Reporting ? TournamentReportByEvent[T] : undefined;
  /** The last round that had been paired before it. */
  readonly round: number;
  /** What had happened before it. */
  readonly before: readonly Happened[];
}

/** An event that had effect, of one of these types. */
export type Happened<T extends TournamentEventType = TournamentEventType> = T extends unknown
  ? HappenedOf<T>
  : never;

type HappenedAs<T extends TournamentEventType> = Extract<
  Happened,
  { readonly event: { readonly type: T } }
>;

/** The events that had effect. The session has checked each report against the type of its event. */
export const happenedIn = (
  { rounds, events }: TournamentReplayParams,
  { outcomes }: TournamentReplayResult,
): readonly Happened[] => {
  const happened: Happened[] = [];
  for (const [i, event] of events.entries()) {
    const outcome = outcomes[i];
    if (outcome?.kind !== 'done') continue;
    const before = [...happened];
    const round = rounds.length + before.filter((one) => is(one, 'pair')).length;
    const told = {
      ...{ event, round, before },
      /** Asked for only of what reports something. */
      get report() {
        expectEqual(law(`a report of ${event.type}`), 'report' in outcome, true);
        return outcome.report;
      },
    };
    happened.push(told as unknown as Happened);
  }
  return happened;
};

export const is = <T extends TournamentEventType>(
  happened: Happened,
  ...types: readonly T[]
): happened is HappenedAs<T> => types.some((type) => type === happened.event.type);

/** Those of these types, each with its own report. */
export const only = <T extends TournamentEventType>(
  all: readonly Happened[],
  ...types: readonly T[]
): readonly HappenedAs<T>[] => all.filter((one): one is HappenedAs<T> => is(one, ...types));

/** Whose part in the tournament an event can change. */
export const touchedBy = (event: TournamentEvent): readonly string[] => {
  if ('player' in event) return [event.player];
  if (event.type === 'enter') return [event.entrant.id];
  return event.type === 'record' ? event.players : [];
};

/** Everybody who is in the request or has entered by then. */
export const entrantsOf = (
  { players }: TournamentReplayParams,
  happened: readonly Happened[],
): TournamentReplayParams['players'] => [
  ...players,
  ...only(happened, 'enter').map(({ event }) => event.entrant),
];

export const eachOnce = (what: string, ids: readonly string[]): void =>
  expectEqual(law(`${what}, each once`), ids, [...new Set(ids)]);

/** Nobody but these. */
export const among = (what: string, ids: readonly string[], known: readonly string[]): void =>
  expectEqual(
    law(`${what} who are none of the players`),
    ids.filter((id) => !known.includes(id)),
    [],
  );
