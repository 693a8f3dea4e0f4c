// Positions of games with the open word list for which every play is found and counted, per second; and how much longer
// the engine takes to count those plays one by one. Nothing when the list is not installed.
import { loadDictionary, WORD_LIST } from '../dictionary/index.ts';
import { tablesOfGames } from '../generator/games.ts';
import { generator } from '../generator/index.ts';
import { boardOf, editions, scoreOfPlay } from '../reference-impl/src/index.ts';
import { randomOf } from '../shared/random.ts';

const POSITIONS = 400;
const ROUNDS = 9;
const SEED = 7;
/** Every so many plays are counted one by one. */
const EVERY = 40;

export const generatingLines = (): string[] => {
  const lexicon = loadDictionary();
  if (!lexicon) return [`generating: skipped, ${WORD_LIST} is not installed`];
  const edition = editions['fise-2009'];
  const generate = generator(lexicon, edition);
  const tables = tablesOfGames(generate, randomOf(SEED), POSITIONS);
  const plays = tables.reduce((sum, { board, rack }) => sum + generate(board, rack).count, 0);
  const singly = tables.flatMap(({ board, rack }) => {
    const found = generate(board, rack);
    const before = boardOf(board);
    return Array.from({ length: Math.ceil(found.count / EVERY) }, (_, i) => {
      const play = i * EVERY;
      return [before, found.tiles(play), found.direction(play)] as const;
    });
  });
  // Round by round, so that a slow moment of the machine hits both alike.
  const rounds = Array.from({ length: ROUNDS }, () => {
    const found = time(() => {
      for (const { board, rack } of tables) generate(board, rack);
    });
    const counted = time(() => {
      for (const [before, tiles, direction] of singly)
        scoreOfPlay(edition, before, tiles, direction);
    });
    return { found, ratio: (counted / singly.length) * (plays / found) };
  });
  const all = median(rounds.map(({ found }) => found));
  const ratio = median(rounds.map((round) => round.ratio));
  const perSecond = Math.round((1000 * POSITIONS) / all).toLocaleString('en');
  return [
    `generating: ${perSecond} positions per second, ${Math.round(plays / POSITIONS)} plays in each, found and counted (aim: at least 1,000)`,
    `generating: the engine takes ${ratio.toFixed(1)} times as long only to count these plays one by one`,
  ];
};

const time = (work: () => void): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
