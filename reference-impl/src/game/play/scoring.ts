// Points of a play: letters, premiums under the tiles laid in it, every word it forms, a bonus for seven tiles.
// A score comes with the rulings that made it, and with no others.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { type Board, type PlacedTile, withTiles } from '../board/board.ts';
import { CENTRE, type Premium, premiumAt } from '../board/premiums.ts';
import type { Square } from '../board/squares.ts';
import { BLANK, pointsOf, RACK_SIZE } from '../board/tiles.ts';
import type { FormedWord } from './formation.ts';
import { type PREMIUM_COLOURS, scoring } from './parameters.ts';

export interface Scored extends Ground {
  readonly points: number;
}

const PREMIUMS: Readonly<
  Record<
    Premium,
    { readonly of: 'letter' | 'word'; readonly colour: (typeof PREMIUM_COLOURS)[number] }
  >
> = {
  'letter×2': { of: 'letter', colour: 'light-blue' },
  'letter×3': { of: 'letter', colour: 'dark-blue' },
  'word×2': { of: 'word', colour: 'pink' },
  'word×3': { of: 'word', colour: 'red' },
};

/** `words` has the main word first. */
export const scoreOf = (
  edition: Edition,
  before: Board,
  tiles: readonly PlacedTile[],
  words: readonly FormedWord[],
): Scored => {
  const all = ask(edition, scoring.allWords);
  const shared = ask(edition, scoring.sharedPremiums);
  const counted = holds(all) ? words : words.slice(0, 1);
  const board = withTiles(before, tiles);
  const scores = counted.map((word, i) =>
    wordScore(edition, before, board, word, i === 0 || holds(shared)),
  );
  const sharing = words.slice(1).some(({ squares }) => squares.some((s) => isFresh(before, s)));
  const bonus = ask(edition, scoring.sevenTileBonus);
  const isSeven = tiles.length === RACK_SIZE && !isSilent(bonus);
  const nearly = tiles.length >= RACK_SIZE - 1; // six tiles are one short of it
  return {
    points: scores.reduce((sum, { points }) => sum + points, isSeven ? bonus.value : 0),
    ...jointly(
      ...scores,
      ...(nearly ? [bonus] : []),
      ...(words.length > 1 ? [all] : []),
      ...(sharing ? [shared] : []),
      ask(edition, scoring.letterValues),
      ask(edition, scoring.tileValues),
    ),
  };
};

/** A premium square that this play covers. */
const isFresh = (before: Board, square: Square): boolean =>
  !before.has(square) && premiumAt(square) !== undefined;

const wordScore = (
  edition: Edition,
  before: Board,
  board: Board,
  { squares }: FormedWord,
  withPremiums: boolean,
): Scored => {
  let plain = 0;
  let extra = 0;
  const factors: number[] = [];
  const grounds: Ground[] = [];
  for (const square of squares) {
    const letter = letterPoints(edition, board.get(square));
    const premium = withPremiums ? premiumFor(edition, before, square) : undefined;
    grounds.push(letter, ...(premium ? [premium] : []));
    plain += letter.points;
    if (premium?.of === 'letter') extra += letter.points * (premium.factor - 1);
    if (premium?.of === 'word') factors.push(premium.factor);
  }
  const several = ask(edition, scoring.wordPremiums);
  const order = ask(edition, scoring.lettersBeforeWords);
  if (factors.length > 1) grounds.push(several);
  if (factors.length > 0 && extra > 0) grounds.push(order);
  const factor = combined(several, factors);
  return {
    points: holds(order) ? (plain + extra) * factor : plain * factor + extra,
    ...jointly(...grounds),
  };
};

const combined = (several: Asked<'product' | 'sum'>, factors: readonly number[]): number =>
  says(several, 'sum') && factors.length > 0
    ? factors.reduce((sum, f) => sum + f, 0)
    : factors.reduce((product, f) => product * f, 1);

const letterPoints = (edition: Edition, placed: PlacedTile | undefined): Scored => {
  if (!placed) return { points: 0, because: [] };
  const blank = ask(edition, scoring.blankPoints);
  if (placed.tile !== BLANK || isSilent(blank))
    return { points: pointsOf(placed.tile), because: [] };
  return { points: blank.value, because: blank.because };
};

interface Counted extends Ground {
  readonly of: 'letter' | 'word' | 'nothing';
  readonly factor: number;
}

/** What the premium under a square does for this word; undefined on a plain square. */
const premiumFor = (edition: Edition, before: Board, square: Square): Counted | undefined => {
  const premium = premiumAt(square);
  if (!premium) return undefined;
  const once = ask(edition, scoring.premiumsOnce);
  if (before.has(square) && holds(once)) return { of: 'nothing', factor: 1, because: once.because };
  const centre = ask(edition, scoring.centreDoubles);
  if (square === CENTRE && !holds(centre)) return undefined;
  const { of, colour } = PREMIUMS[premium];
  const factor = ask(edition, scoring.premium, colour);
  if (isSilent(factor)) return undefined;
  const late = before.size > 0 ? [ask(edition, scoring.centreLater)] : [];
  return {
    of,
    factor: factor.value,
    ...jointly(factor, ...(square === CENTRE ? [centre, ...late] : [])),
  };
};
