// Why a player stands before the next one: number by number until one differs; and whom each has met, with the points
// that these have, which is what the first tie-breaks are made of.

import { type Recorded, type RoundTold, reportOf, type Standings } from './follow.ts';
import { NUMBERS, type NumberName } from './numbers.ts';
import { numberOf } from './rows.ts';

export interface Compared {
  readonly name: NumberName;
  readonly ahead: string;
  readonly behind: string;
  /** This one sets them apart; those above it are the same, those below it do not matter. */
  readonly decides: boolean;
}

/** Nothing for whoever stands last. */
export const compared = ({ standings, leads }: Standings, id: string): readonly Compared[] => {
  const at = standings.findIndex((row) => row.id === id);
  const [ahead, behind, lead] = [standings[at], standings[at + 1], leads[at]];
  if (!ahead || !behind || !lead) return [];
  return NUMBERS.map((name) => ({
    name,
    ahead: numberOf(ahead, name, true) ?? '',
    behind: numberOf(behind, name, true) ?? '',
    decides: lead.by === name,
  }));
};

export interface Met {
  readonly round: number;
  /** Nothing in a round without a rival. */
  readonly rival: string | null;
  /** As it is entered, their own first. */
  readonly score: readonly [number, number] | null;
  /** What the rival has by now, in halves. */
  readonly halfPoints: number;
}

export const metBy = (
  rounds: readonly RoundTold[],
  { standings }: Standings,
  id: string,
): readonly Met[] => {
  const pointsOf = (rival: string): number =>
    standings.find((row) => row.id === rival)?.halfPoints ?? 0;
  return rounds.map(({ round, games }): Met => {
    const game = games.find(({ event }) => event.players.includes(id));
    const report = game && reportOf<Recorded>(game.outcome);
    if (!game || !report) return { round, rival: null, score: null, halfPoints: 0 };
    const own = game.event.players.indexOf(id);
    const rival = game.event.players[1 - own] ?? '';
    const [mine = 0, theirs = 0] = [report.score[own], report.score[1 - own]];
    return { round, rival, score: [mine, theirs], halfPoints: pointsOf(rival) };
  });
};
