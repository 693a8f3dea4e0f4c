// Scoring laid out as numbers, for whoever counts very many plays: what tiles, squares and the bonus are worth under an
// edition. Only where the sum is the ordinary one; any other is left to the scoring itself.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { type Board, boardOf, type PlacedTile } from '../board/board.ts';
import { CENTRE } from '../board/premiums.ts';
import { type Direction, SQUARES, type Square } from '../board/squares.ts';
import { TILES, type Tile } from '../board/tiles.ts';
import { formedWords } from './formation.ts';
import { scoring } from './parameters.ts';
import { letterPoints, type PlayScore, premiumFor, scoreOf } from './scoring.ts';

export interface ScoreTable {
  readonly tile: Readonly<Record<Tile, number>>;
  /** Row by row, what a tile laid on a free square and the words through it are multiplied by. */
  readonly letter: readonly number[];
  readonly word: readonly number[];
  readonly bonus: number;
}

/** What the play is worth, counted as the edition does. */
export const scoreOfPlay = (
  edition: Edition,
  before: Board,
  tiles: readonly PlacedTile[],
  direction: Direction,
): number => sumOfPlay(edition, before, tiles, direction).points;

/** How it comes to that: word by word, letter by letter. */
export const sumOfPlay = (
  edition: Edition,
  before: Board,
  tiles: readonly PlacedTile[],
  direction: Direction,
): PlayScore => scoreOf(edition, before, tiles, formedWords(before, tiles, direction));

/** Undefined where the edition does not count letters first, then words, each premium once and for all its words. */
export const scoreTable = (edition: Edition, isOpening: boolean): ScoreTable | undefined => {
  const isOrdinary =
    holds(ask(edition, scoring.allWords)) &&
    holds(ask(edition, scoring.lettersBeforeWords)) &&
    holds(ask(edition, scoring.premiumsOnce)) &&
    says(ask(edition, scoring.wordPremiums), 'product') &&
    (['letter', 'word'] as const).every((of) => holds(ask(edition, scoring.sharedPremiums, of)));
  if (!isOrdinary) return undefined;
  const premiums = SQUARES.map((square) => {
    const before = isOpening ? EMPTY : besides(square);
    return premiumFor(edition, { before, board: before, lifted: [], isMain: true }, square);
  });
  const factor = (of: 'letter' | 'word'): readonly number[] =>
    premiums.map((premium) => (premium?.of === of ? premium.factor : 1));
  const bonus = ask(edition, scoring.sevenTileBonus);
  return {
    tile: Object.fromEntries(
      TILES.map((tile) => [tile, letterPoints(edition, { square: CENTRE, tile }).points]),
    ) as ScoreTable['tile'],
    letter: factor('letter'),
    word: factor('word'),
    bonus: isSilent(bonus) ? 0 : bonus.value,
  };
};

const EMPTY: Board = new Map();

/** A board with a tile on some other square. */
const besides = (square: Square): Board =>
  boardOf([{ square: square === 'A1' ? 'A2' : 'A1', tile: 'A' }]);
