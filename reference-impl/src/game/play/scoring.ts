// Points of a play: letters, premiums under the tiles laid in it, every word it forms, a bonus for seven tiles.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { type Board, type PlacedTile, withTiles } from '../board/board.ts';
import { CENTRE, type Premium, premiumAt } from '../board/premiums.ts';
import type { Square } from '../board/squares.ts';
import { BLANK, pointsOf, RACK_SIZE } from '../board/tiles.ts';
import type { FormedWord } from './formation.ts';

export interface ScoringRules {
  readonly factors: Readonly<Record<Premium, number>>;
  readonly lettersBeforeWords: boolean;
  readonly wordPremiums: 'product' | 'sum';
  readonly centreDoubles: boolean;
  readonly premiumsOnce: boolean;
  readonly allWordsScore: boolean;
  readonly sharedPremiums: boolean;
  readonly sevenTileBonus: number;
  readonly blankPoints: number;
}

export const scoringRules = (edition: Edition): ScoringRules => ({
  factors: {
    none: 1,
    'letter×2': valueIn(edition, 'lightBlueFactor') ?? 2,
    'letter×3': valueIn(edition, 'darkBlueFactor') ?? 3,
    'word×2': valueIn(edition, 'pinkFactor') ?? 2,
    'word×3': valueIn(edition, 'redFactor') ?? 3,
  },
  lettersBeforeWords: valueIn(edition, 'lettersBeforeWords') ?? true,
  wordPremiums: valueIn(edition, 'wordPremiums') ?? 'product',
  centreDoubles: valueIn(edition, 'centreDoubles') ?? true,
  premiumsOnce: valueIn(edition, 'premiumsOnce') ?? true,
  allWordsScore: valueIn(edition, 'allWordsScore') ?? true,
  sharedPremiums: valueIn(edition, 'sharedPremiums') ?? true,
  sevenTileBonus: valueIn(edition, 'sevenTileBonus') ?? 50,
  blankPoints: valueIn(edition, 'blankPoints') ?? 0,
});

/** `words` has the main word first. */
export const scoreOf = (
  rules: ScoringRules,
  before: Board,
  tiles: readonly PlacedTile[],
  words: readonly FormedWord[],
): number => {
  const board = withTiles(before, tiles);
  const counted = rules.allWordsScore ? words : words.slice(0, 1);
  const points = counted.map((word, i) =>
    wordScore(rules, before, board, word, i === 0 || rules.sharedPremiums),
  );
  const bonus = tiles.length === RACK_SIZE ? rules.sevenTileBonus : 0;
  return points.reduce((sum, p) => sum + p, bonus);
};

const wordScore = (
  rules: ScoringRules,
  before: Board,
  board: Board,
  { squares }: FormedWord,
  withPremiums: boolean,
): number => {
  let plain = 0;
  let extra = 0;
  const factors: number[] = [];
  for (const square of squares) {
    const placed = board.get(square);
    const points = !placed ? 0 : placed.tile === BLANK ? rules.blankPoints : pointsOf(placed.tile);
    const premium = withPremiums ? premiumFor(rules, before, square) : 'none';
    plain += points;
    if (premium.startsWith('letter')) extra += points * (rules.factors[premium] - 1);
    if (premium.startsWith('word')) factors.push(rules.factors[premium]);
  }
  const factor =
    rules.wordPremiums === 'product'
      ? factors.reduce((product, f) => product * f, 1)
      : factors.reduce((sum, f) => sum + f, factors.length > 0 ? 0 : 1);
  return rules.lettersBeforeWords ? (plain + extra) * factor : plain * factor + extra;
};

const premiumFor = (rules: ScoringRules, before: Board, square: Square): Premium => {
  const used = rules.premiumsOnce && before.has(square);
  const dead = square === CENTRE && !rules.centreDoubles;
  return used || dead ? 'none' : premiumAt(square);
};
