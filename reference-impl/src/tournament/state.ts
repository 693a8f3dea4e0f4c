// A tournament as it stands: who has entered and takes part, which rounds are paired, and what became of their games.
import type {
  Entrant,
  EntrantStatus,
  Refusal,
  TournamentConfiguration,
  TournamentResult,
  TournamentRound,
} from '../../../protocol/generated/types.ts';
import type { Citing } from '../kernel/outcome.ts';

/** A player of the tournament, with what has become of the right to be paired. */
export interface Entered {
  readonly entrant: Entrant;
  readonly status: EntrantStatus;
  /** The first round for which the player may be paired. */
  readonly from: number;
  /** Victory points, in halves, with which the player came in. */
  readonly bonus: number;
  /** The round to be sat out as a penalty. */
  readonly penalty: number | null;
  readonly readmitted: boolean;
  /** Rounds that were paired already when the player asked to leave. */
  readonly leftAfterPairing: readonly number[];
}

export interface State extends Citing {
  readonly tournament: TournamentConfiguration;
  readonly players: readonly Entered[];
  readonly rounds: readonly TournamentRound[];
  /** The orders that lots have given since the last result. */
  readonly lots: readonly (readonly string[])[];
  /** Why what was told of the tournament cannot be; nothing happens in such a one. */
  readonly fault: Refusal | null;
}

export type { Entrant, TournamentConfiguration, TournamentResult, TournamentRound };

export const entering = (entrant: Entrant, from = 1, bonus = 0): Entered => ({
  entrant,
  status: 'in',
  from,
  bonus,
  penalty: null,
  readmitted: false,
  leftAfterPairing: [],
});

export const playerIn = ({ players }: State, id: string): Entered | undefined =>
  players.find(({ entrant }) => entrant.id === id);

/** The player put otherwise. */
export const withPlayer = (state: State, id: string, change: Partial<Entered>): State => ({
  ...state,
  players: state.players.map((one) => (one.entrant.id === id ? { ...one, ...change } : one)),
});

/** The last round that has been paired. */
export const lastRound = ({ rounds }: State): number => rounds.length;

/** Who is to be paired in a round. */
export const pairedIn = ({ players }: State, round: number): readonly Entered[] =>
  players.filter(
    ({ status, from, penalty, readmitted }) =>
      from <= round &&
      penalty !== round &&
      (status === 'in' || (status === 'penalised' && readmitted)),
  );

export const stateOf = (
  tournament: TournamentConfiguration,
  players: readonly Entrant[],
  rounds: readonly TournamentRound[],
): State => ({
  tournament,
  players: players.map((entrant) => entering(entrant)),
  rounds,
  lots: [],
  fault: faultIn(players, rounds),
  cited: [],
});

const faultIn = (
  players: readonly Entrant[],
  rounds: readonly TournamentRound[],
): Refusal | null => {
  const ids = new Set(players.map(({ id }) => id));
  if (ids.size < players.length) return 'player-twice';
  for (const { tables, byes, penaltyByes } of rounds) {
    const named = [...tables.flatMap((table) => table.players), ...byes, ...penaltyByes];
    if (named.some((id) => !ids.has(id))) return 'unknown-player';
    if (new Set(named).size < named.length) return 'player-twice';
    for (const { players: two, result } of tables)
      if (result?.by !== undefined && !two.includes(result.by)) return 'unknown-player';
  }
  return null;
};
