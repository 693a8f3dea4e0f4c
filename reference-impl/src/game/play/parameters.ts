// Laying tiles, moving them, the letters of blanks, what a play must be and what it scores.
import { count, flag, norm, oneOf, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const LAID_TILES = ['placed-unseen', 'placed-seen', 'dropped'] as const;
export type LaidTile = (typeof LAID_TILES)[number];
const EXCLUDED_LETTERS = ['K', 'W'] as const;
export const PREMIUM_COLOURS = ['light-blue', 'dark-blue', 'pink', 'red'] as const;

/** Tile by tile: what the first tiles bind and what may still change. */
export const laying = group('laying', {
  firstTileBinds: flag(),
  secondTileBinds: flag(),
  severalAtOnce: flag(),
  mustBePlayed: setOf(LAID_TILES),
  movesLimited: flag(),
  slideAllowed: flag(),
  permuteFor: oneOf('correctness', 'anything', 'nothing'),
  countingFreezes: flag(),
  giveUpCostsTurn: flag(),
});

export const blanks = group('blanks', {
  /** What a blank may stand for. */
  standsFor: table(['letter', 'digraph'], norm()),
  /** A blank may repeat a letter that lies on the board already. */
  repeats: norm(),
  fixedFrom: oneOf('laying', 'counting'),
  excludes: setOf(EXCLUDED_LETTERS),
  notesDiffer: oneOf('author', 'rival', 'said'),
  notedOnce: oneOf('that-note', 'said'),
  notNoted: oneOf('said', 'undecided'),
  claims: oneOf('refused', 'allowed'),
});

export const placing = group('placing', {
  /** Tiles of the own rack go on empty squares and form words. */
  onTheBoard: norm(),
  /** How a word may come about beside those on the board. */
  ways: table(['extending', 'crossing', 'parallel'], norm()),
  openingTiles: count(),
  centreMissed: oneOf('refused', 'rival-decides'),
  inLine: flag(),
  withoutGaps: flag(),
  joins: flag(),
  splitDigraphs: flag(),
});

export const scoring = group('scoring', {
  /** A word is worth the values of its letters. */
  letterValues: norm(),
  /** What each tile is worth. */
  tileValues: norm(),
  premium: table(PREMIUM_COLOURS, count()),
  lettersBeforeWords: flag(),
  wordPremiums: oneOf('product', 'sum'),
  centreDoubles: flag(),
  /** An opening off the centre leaves its premium to whoever covers it. */
  centreLater: norm(),
  premiumsOnce: flag(),
  allWords: flag(),
  sharedPremiums: flag(),
  sevenTileBonus: count(),
  blankPoints: count(),
});
