// What each player did in each round, as it was told or recorded.
import type {
  TournamentReplayParams,
  TournamentResult,
} from '../../../protocol/generated/types.ts';
import { type Happened, only } from './law.ts';

/** Half points whose number is for the edition to say. */
export const OPEN = ['bye', 'penalty', 'draw', 'walkover'] as const;
export type Open = (typeof OPEN)[number];

export interface Part {
  /** Left out in a round without one. */
  readonly rival?: string;
  readonly halfPoints: number | Open;
  /** Left out where the score is for the edition to say. */
  readonly spread?: number;
  /** Both were there. */
  readonly met: boolean;
}

export type Parts = ReadonlyMap<string, readonly Part[]>;

interface Told {
  readonly tables: readonly {
    readonly players: readonly string[];
    readonly result?: TournamentResult;
  }[];
  readonly byes: readonly string[];
  readonly penaltyByes: readonly string[];
}

/** Of everybody, after what has happened. */
export const partsOf = (
  params: TournamentReplayParams,
  happened: readonly Happened[],
  ids: readonly string[],
): Parts => {
  const parts = new Map<string, Part[]>(ids.map((id) => [id, []]));
  for (const [i, round] of roundsOf(params, happened).entries()) {
    for (const id of round.byes) parts.get(id)?.push(alone('bye'));
    for (const id of round.penaltyByes) parts.get(id)?.push(alone('penalty'));
    const named = new Set([...round.byes, ...round.penaltyByes]);
    for (const { players, result } of round.tables) {
      for (const id of players) named.add(id);
      const record = recordAt(happened, i + 1, players);
      const own = record ? fromReport(record) : result ? fromTold(players, result) : [];
      for (const [at, part] of own.entries())
        parts.get((record?.event.players ?? players)[at] ?? '')?.push(part);
    }
    for (const id of ids) if (!named.has(id)) parts.get(id)?.push(alone(0));
  }
  return parts;
};

const alone = (halfPoints: Part['halfPoints']): Part => ({ halfPoints, met: false });

const roundsOf = ({ rounds }: TournamentReplayParams, happened: readonly Happened[]): Told[] => {
  const due = only(happened, 'record').flatMap(({ report }) => report.penaltyByes);
  const paired = only(happened, 'pair').map(
    ({ event, report }): Told => ({
      tables: report.tables.map((players) => ({ players })),
      byes: report.byes,
      penaltyByes: due.filter(({ round }) => round === event.round).map(({ player }) => player),
    }),
  );
  return [...rounds, ...paired];
};

const recordAt = (
  happened: readonly Happened[],
  round: number,
  players: readonly string[],
): Happened<'record'> | undefined =>
  only(happened, 'record').find(
    ({ event }) => event.round === round && event.players.every((id) => players.includes(id)),
  );

const wasMet = ({ how }: TournamentResult): boolean => how !== 'no-show' && how !== 'both-absent';

const fromReport = ({ event, report }: Happened<'record'>): readonly Part[] =>
  event.players.map((_, i) => ({
    rival: event.players[1 - i] as string,
    halfPoints: report.halfPoints[i] as number,
    spread: (report.score[i] as number) - (report.score[1 - i] as number),
    // Whoever never came may count as not having been met.
    met: wasMet(event.result) && event.result.everCame !== false,
  }));

const fromTold = (players: readonly string[], result: TournamentResult): readonly Part[] =>
  players.map((id, i) => {
    const rival = players[1 - i] as string;
    const spread = (result.score[i] as number) - (result.score[1 - i] as number);
    const { how, by } = result;
    if (how === 'played')
      return { rival, halfPoints: spread === 0 ? 'draw' : spread > 0 ? 2 : 0, spread, met: true };
    if (how === 'both-absent') return { rival, halfPoints: 'draw', met: false };
    return { rival, halfPoints: id === by ? 0 : 'walkover', met: wasMet(result) };
  });
