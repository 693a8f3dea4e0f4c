// Laying tiles, moving them, the letters of blanks, what a play must be and what it scores.
import { count, datum, flag, norm, oneOf, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';
import { PREMIUMS } from '../board/premiums.ts';
import { SQUARES } from '../board/squares.ts';
import { TILES } from '../board/tiles.ts';

export const LAID_TILES = ['placed-unseen', 'placed-seen', 'dropped'] as const;
export type LaidTile = (typeof LAID_TILES)[number];
export const EXCLUDED_LETTERS = ['K', 'W'] as const;
export const PREMIUM_COLOURS = ['light-blue', 'dark-blue', 'pink', 'red'] as const;

/** Tile by tile: what the first tiles bind and what may still change. */
export const laying = group('laying', {
  firstTileBinds: flag(),
  secondTileBinds: flag(),
  severalAtOnce: flag(),
  mustBePlayed: setOf(LAID_TILES),
  /** A tile that fell fixes the line as if it had been placed. */
  droppedBinds: flag(),
  /** What a tile laid against these rules brings: it is not admitted, or costs the turn at once. */
  breach: oneOf('put-right', 'turn-lost'),
  movesLimited: flag(),
  /** A word slides along its line: only so that it comes to link correctly, or at will. */
  slide: oneOf('to-link', 'at-will', 'never'),
  permuteFor: oneOf('correctness', 'anything', 'nothing'),
  countingFreezes: flag(),
  giveUpCostsTurn: flag(),
  giveUpUntil: oneOf('own-note', 'acceptance'),
  /** What becomes of a pass while own tiles lie on the board. */
  passOver: oneOf('forfeit', 'pass', 'refused'),
});

export const blanks = group('blanks', {
  /** What a blank may stand for. */
  standsFor: { letter: norm(), digraph: flag() },
  /** Whoever lays a blank says which letter it stands for. */
  said: norm(),
  /** A blank may repeat a letter that lies on the board already. */
  repeats: flag(),
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
  /** Whom the centre binds when the first turn was no play that stands. */
  centreBinds: oneOf('first-play', 'first-player'),
  /** Until when the rival decides on a missed centre. */
  centreUntil: oneOf('noting', 'announcing'),
  inLine: flag(),
  withoutGaps: flag(),
  joins: flag(),
  splitDigraphs: flag(),
});

export const scoring = group('scoring', {
  /** A word is worth the values of its letters. */
  letterValues: norm(),
  /** What each tile is worth. */
  tileValue: table(
    TILES,
    datum(count(), (points) => points + 1),
  ),
  /** What each square adds. */
  square: table(
    SQUARES,
    datum(oneOf('none', ...PREMIUMS), (premium) => (premium === 'none' ? 'letter×2' : 'none')),
  ),
  premium: table(PREMIUM_COLOURS, count()),
  lettersBeforeWords: flag(),
  wordPremiums: oneOf('product', 'named-cases', 'highest'),
  centreDoubles: flag(),
  /** An opening off the centre leaves its premium to whoever covers it. */
  centreLater: flag(),
  premiumsOnce: flag(),
  /** Whose plays use a premium up. */
  usedUpBy: oneOf('plays-that-stand', 'every-play'),
  allWords: flag(),
  /** A premium under a letter of two words counts in both. */
  sharedPremiums: table(['letter', 'word'], flag()),
  sevenTileBonus: count(),
  blankPoints: count(),
});
