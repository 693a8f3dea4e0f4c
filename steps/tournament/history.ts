// Rounds made up so that players end with the points that a case tells: who met whom in them, and by how much, must not
// matter. In each round whoever has least time left for the points still due wins.
import type { TournamentResult } from '../../protocol/generated/types.ts';

interface Table {
  players: string[];
  result?: TournamentResult;
}
interface Round {
  tables: Table[];
  byes: string[];
  penaltyByes: string[];
}
type Two = readonly [string, string];

export interface PlacedAfter {
  /** The round after which the players stand so. */
  readonly round: number;
  readonly standings: readonly { readonly id: string; readonly halfPoints: number }[];
  /** Two who have met, in whichever round. */
  readonly met: readonly Two[];
}

const WON: TournamentResult = { how: 'played', score: [400, 380] };
const DRAWN: TournamentResult = { how: 'played', score: [380, 380] };

/** `told` has who sits out each round. */
export const historyOf = (
  told: readonly Round[],
  { round, standings, met }: PlacedAfter,
): Round[] => {
  apart(standings.map(({ halfPoints }) => halfPoints));
  const rounds = Array.from({ length: round }, (_, i): Round => {
    const { byes = [], penaltyByes = [] } = told[i] ?? {};
    return { tables: [], byes, penaltyByes };
  });
  const due = new Map(standings.map(({ id, halfPoints }) => [id, halfPoints]));
  for (const { byes } of rounds) for (const id of byes) due.set(id, (due.get(id) ?? 0) - 2);
  const pending = [...met];
  for (const [i, one] of rounds.entries()) {
    const left = rounds.slice(i);
    const slack = (id: string): number =>
      2 * left.filter((r) => isPresent(r, id)).length - (due.get(id) ?? 0);
    const present = [...due.keys()].filter((id) => isPresent(one, id));
    one.tables.push(...tablesOf(present, due, slack, pending));
  }
  const wrong = [...due].find(([, left]) => left !== 0);
  if (wrong || pending.length > 0)
    throw new Error(
      `harness: no ${round} rounds end so (${wrong?.[0] ?? pending[0]?.join('–')}), expected points that add up`,
    );
  return rounds;
};

/** On equal points what is made up would decide who goes first. */
const apart = (points: readonly number[]): void => {
  if (points.some((own, i) => i > 0 && own >= (points[i - 1] ?? 0)))
    throw new Error('harness: players are told with equal points, expected from most to fewest');
};

const isPresent = ({ byes, penaltyByes }: Round, id: string): boolean =>
  !byes.includes(id) && !penaltyByes.includes(id);

const tablesOf = (
  present: readonly string[],
  due: Map<string, number>,
  slack: (id: string) => number,
  pending: Two[],
): Table[] => {
  const odd = present.filter((id) => (due.get(id) ?? 0) % 2 !== 0);
  const drawing = odd.slice(0, odd.length - (odd.length % 2));
  const rest = present
    .filter((id) => !drawing.includes(id))
    .toSorted((a, b) => slack(a) - slack(b));
  const half = rest.length / 2;
  const [winners, losers] = [rest.slice(0, half), rest.slice(half)];
  const drawn = drawing.flatMap((id, i) => (i % 2 === 0 ? [[id, drawing[i + 1] ?? '']] : []));
  const won = winners.map((id) => [id, rivalOf(id, losers, pending)]);
  for (const id of drawing) due.set(id, (due.get(id) ?? 0) - 1);
  for (const id of winners) due.set(id, (due.get(id) ?? 0) - 2);
  return [
    ...won.map((players): Table => ({ players, result: WON })),
    ...drawn.map((players): Table => ({ players, result: DRAWN })),
  ];
};

/** Whoever is told to have met this player, if that can be now. */
const rivalOf = (id: string, losers: string[], pending: Two[]): string => {
  const at = pending.findIndex((two) => two.includes(id) && losers.some((l) => two.includes(l)));
  const two: readonly string[] = at < 0 ? [] : (pending.splice(at, 1)[0] ?? []);
  const rival = losers.find((loser) => two.includes(loser)) ?? losers.at(-1) ?? '';
  losers.splice(losers.indexOf(rival), 1);
  return rival;
};
