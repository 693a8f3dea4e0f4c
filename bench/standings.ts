// What the standings of a large tournament cost, with every tie-break, and how it grows with the number of games.
import {
  anyRounds,
  configured,
  entrants,
  picking,
} from '../reference-impl/arbitraries/played-rounds.ts';
import { editions, replayTournament, tournamentOf } from '../reference-impl/src/index.ts';

const ROUNDS = 15;
const TIMES = 31;

const ranking = (players: number): (() => number) => {
  const rounds = anyRounds(picking(7), players, ROUNDS);
  const start = tournamentOf(configured(ROUNDS), entrants(players), rounds);
  return () => {
    const started = performance.now();
    const { outcomes } = replayTournament(editions['ajs-2024'], start, [{ type: 'rank' }]);
    if (outcomes[0]?.kind !== 'done') throw new Error('expected standings');
    return performance.now() - started;
  };
};

export const standingsLines = (): string[] => {
  const [whole, half] = [ranking(500), ranking(250)];
  // One after the other, so that a slow moment of the machine hits both alike; the least disturbed of each is compared.
  const pairs = Array.from({ length: TIMES }, () => [whole(), half()] as const);
  const ms = Math.min(...pairs.map(([a]) => a));
  const ratio = ms / Math.min(...pairs.map(([, b]) => b));
  return [
    `standings of 500 players after ${ROUNDS} rounds: ${ms.toFixed(1)} ms (aim: at most 50)`,
    `standings of 500 players / of 250: ${ratio.toFixed(2)} (aim: at most 2.5)`,
  ];
};
