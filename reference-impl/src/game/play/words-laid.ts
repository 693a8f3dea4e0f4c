// By which rulings a play may be laid as it is: the way its words come about, and what its blanks stand for.
import { ask, type Edition } from '../../kernel/edition.ts';
import type { Ground } from '../../kernel/ruled.ts';
import { type Board, letterOf, type PlacedTile } from '../board/board.ts';
import { type Direction, step } from '../board/squares.ts';
import { BLANK } from '../board/tiles.ts';
import type { FormedWord } from './formation.ts';
import { blanks, placing } from './parameters.ts';

/** Words extend others in their line, cross them, or lie beside them; an opening does none of that. */
export const wayGrounds = (
  edition: Edition,
  before: Board,
  [main, ...crosses]: readonly FormedWord[],
  direction: Direction,
): readonly Ground[] => {
  const old = main?.squares.filter((square) => before.has(square)) ?? [];
  const extends_ = old.some((square) => {
    const next = step(square, direction, 1);
    return next !== undefined && before.has(next);
  });
  return [
    ...(extends_ ? [ask(edition, placing.ways, 'extending')] : []),
    ...(old.length > 0 && !extends_ ? [ask(edition, placing.ways, 'crossing')] : []),
    ...(crosses.length > 0 ? [ask(edition, placing.ways, 'parallel')] : []),
  ];
};

export const blankGrounds = (
  edition: Edition,
  before: Board,
  tiles: readonly PlacedTile[],
): readonly Ground[] => {
  const laid = tiles.filter(({ tile }) => tile === BLANK);
  const letters = [...before.values(), ...tiles].map(letterOf);
  const repeated = laid.some(({ as }) => letters.filter((letter) => letter === as).length > 1);
  return [
    ...laid.map(({ as = 'A' }) =>
      ask(edition, blanks.standsFor, as.length > 1 ? 'digraph' : 'letter'),
    ),
    ...(repeated ? [ask(edition, blanks.repeats)] : []),
  ];
};
