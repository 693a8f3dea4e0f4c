// A player of whom a case tells only the rivals' points and the results against them: the other games are made up so
// that every rival ends with the points told. What is made up is between others and must not matter.
import type { TournamentResult } from '../../protocol/generated/types.ts';

export interface Faced {
  readonly rivalHalves: number;
  /** Half points of the player against this rival. */
  readonly halves: number;
  /** The rival did not turn up. */
  readonly noShow?: boolean;
}

export interface Campaign {
  readonly player: string;
  /** Round by round; null for a round without a rival. */
  readonly faced: (Faced | null)[];
}

interface Table {
  players: string[];
  result?: TournamentResult;
}
interface Round {
  tables: Table[];
  byes: string[];
  penaltyByes: string[];
}

const MARGIN = 20;
const EVEN = 380;

/** Half points as a score, with the same margin in every game that is not a draw. */
const played = (halves: number): TournamentResult => ({
  how: 'played',
  score: [EVEN + (halves - 1) * MARGIN, EVEN],
});

const resultOf = ({ halves, noShow }: Faced, rival: string): TournamentResult =>
  noShow ? { how: 'no-show', by: rival, score: [0, 0] } : played(halves);

export const roundsOf = (campaigns: readonly Campaign[]): Round[] => {
  const count = Math.max(...campaigns.map(({ faced }) => faced.length));
  const rounds = Array.from(
    { length: count },
    (): Round => ({ tables: [], byes: [], penaltyByes: [] }),
  );
  let named = 0;
  const nameNext = (): string => `Rival${named++}`;
  for (const { player, faced } of campaigns) {
    for (const [at, one] of faced.entries()) {
      if (!one) {
        rounds[at]?.byes.push(player);
        continue;
      }
      const rival = nameNext();
      rounds[at]?.tables.push({ players: [player, rival], result: resultOf(one, rival) });
      let left = one.rivalHalves - (2 - one.halves);
      if (left < 0 || left > 2 * (count - 1))
        throw new Error(
          `harness: a rival of ${player} is to end with ${one.rivalHalves / 2} points, expected what ${count} rounds and that result allow`,
        );
      for (const [i, round] of rounds.entries()) {
        if (i === at) continue;
        const own = Math.min(2, left);
        left -= own;
        round.tables.push({ players: [rival, nameNext()], result: played(own) });
      }
    }
  }
  return rounds;
};
