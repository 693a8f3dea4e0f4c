// By which rulings a play may be laid as it is: the way its words come about, and what its blanks stand for.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, lists, type Silent, says } from '../../kernel/ruled.ts';
import { type Board, letterOf, type PlacedTile } from '../board/board.ts';
import { type Direction, step } from '../board/squares.ts';
import { BLANK } from '../board/tiles.ts';
import { type Bar, bar } from '../outcome.ts';
import type { FormedWord } from './formation.ts';
import { blanks, EXCLUDED_LETTERS, placing } from './parameters.ts';

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
  return [
    ...laid.map(({ as = 'A' }) =>
      ask(edition, blanks.standsFor, as.length > 1 ? 'digraph' : 'letter'),
    ),
    ...(laid.length > 0 ? [ask(edition, blanks.said), ask(edition, blanks.excludes)] : []),
    ...(repeatsLetter(before, tiles) ? [ask(edition, blanks.repeats)] : []),
  ];
};

/** A blank that stands for what it may not stand for. */
export const blankBar = (
  edition: Edition,
  before: Board,
  tiles: readonly PlacedTile[],
): Bar | undefined => {
  const digraph = ask(edition, blanks.standsFor, 'digraph');
  const isDigraph = tiles.some(
    ({ tile, as }) => tile === BLANK && as !== undefined && as.length > 1,
  );
  if (isDigraph && says(digraph, false)) return bar('no-such-letter', digraph);
  const repeats = ask(edition, blanks.repeats);
  return repeatsLetter(before, tiles) && says(repeats, false)
    ? bar('no-such-letter', repeats)
    : undefined;
};

/** A blank shows a letter that lies there already. */
const repeatsLetter = (before: Board, tiles: readonly PlacedTile[]): boolean => {
  const letters = [...before.values(), ...tiles].map(letterOf);
  return tiles.some(
    ({ tile, as }) => tile === BLANK && letters.filter((letter) => letter === as).length > 1,
  );
};

/** A blank said to be a letter that the set lacks: barred, or not spoken of. */
export const strangeLetter = (
  edition: Edition,
  tiles: readonly PlacedTile[],
): Bar | Silent | undefined => {
  const said = EXCLUDED_LETTERS.find((letter) => tiles.some(({ as }) => as === letter));
  if (!said) return undefined;
  const excluded = ask(edition, blanks.excludes);
  if (isSilent(excluded))
    return { silent: true, because: ask(edition, blanks.standsFor, 'letter').because };
  return lists(excluded, said) ? bar('no-such-letter', excluded) : undefined;
};
