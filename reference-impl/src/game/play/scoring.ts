// Points of a play: letters, premiums under the tiles laid in it, every word it forms, a bonus for seven tiles.
// A score comes with the rulings that made it, and with no others.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { type Board, type PlacedTile, withTiles } from '../board/board.ts';
import { CENTRE, type Premium } from '../board/premiums.ts';
import type { Square } from '../board/squares.ts';
import { BLANK, RACK_SIZE, type Tile } from '../board/tiles.ts';
import type { FormedWord } from './formation.ts';
import { type PREMIUM_COLOURS, scoring } from './parameters.ts';

export interface Scored extends Ground {
  readonly points: number;
}

/** A letter of a word: its points, and the premium under it that counts, if one does. */
interface Term {
  readonly square: Square;
  readonly points: number;
  readonly premium: { readonly of: 'letter' | 'word'; readonly factor: number } | undefined;
}

/** How the points of a word come about: the letters, and what they are multiplied by together. */
export interface WordScore extends Scored {
  readonly word: FormedWord['word'];
  readonly terms: readonly Term[];
  readonly factor: number;
}

export interface PlayScore extends Scored {
  /** Those that count, the main word first. */
  readonly words: readonly WordScore[];
  /** For seven tiles, where all were laid. */
  readonly bonus: number;
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

/** `words` has the main word first; `lifted` are squares from which plays were taken back. */
export const scoreOf = (
  edition: Edition,
  before: Board,
  tiles: readonly PlacedTile[],
  words: readonly FormedWord[],
  lifted: readonly Square[] = [],
): PlayScore => {
  const all = ask(edition, scoring.allWords);
  const counted = holds(all) ? words : words.slice(0, 1);
  const board = withTiles(before, tiles);
  const scores = counted.map((word, i) =>
    wordScore(edition, { before, board, lifted, isMain: i === 0 }, word),
  );
  const sharing = words.slice(1).flatMap(({ squares }) =>
    squares.flatMap((s) => {
      const premium = before.has(s) ? undefined : premiumOf(edition, s);
      return premium ? [ask(edition, scoring.sharedPremiums, PREMIUMS[premium].of)] : [];
    }),
  );
  const bonus = ask(edition, scoring.sevenTileBonus);
  const isSeven = tiles.length === RACK_SIZE && !isSilent(bonus);
  const nearly = tiles.length >= RACK_SIZE - 1; // six tiles are one short of it
  const extra = isSeven ? bonus.value : 0;
  return {
    points: scores.reduce((sum, { points }) => sum + points, extra),
    words: scores,
    bonus: extra,
    ...jointly(
      ...scores,
      ...(nearly ? [bonus] : []),
      ...(words.length > 1 ? [all] : []),
      ...sharing,
      ask(edition, scoring.letterValues),
    ),
  };
};

/** The premium that the board has on a square. */
const premiumOf = (edition: Edition, square: Square): Premium | undefined => {
  const said = ask(edition, scoring.square, square);
  return isSilent(said) || said.value === 'none' ? undefined : said.value;
};

/** What a word is counted against. */
interface Counting {
  readonly before: Board;
  readonly board: Board;
  readonly lifted: readonly Square[];
  readonly isMain: boolean;
}

const wordScore = (
  edition: Edition,
  counting: Counting,
  { word, squares }: FormedWord,
): WordScore => {
  const terms: Term[] = [];
  let plain = 0;
  let extra = 0;
  const factors: number[] = [];
  const grounds: Ground[] = [];
  for (const square of squares) {
    const letter = letterPoints(edition, counting.board.get(square));
    const premium = premiumFor(edition, counting, square);
    grounds.push(letter, ...(premium ? [premium] : []));
    terms.push({
      square,
      points: letter.points,
      premium:
        premium && premium.of !== 'nothing'
          ? { of: premium.of, factor: premium.factor }
          : undefined,
    });
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
    word,
    terms,
    factor,
    ...jointly(...grounds),
  };
};

type Several = 'product' | 'named-cases' | 'highest';

/** The texts name two pink squares and two red ones: of other cases, only what these two give. */
const combined = (several: Asked<Several>, factors: readonly number[]): number => {
  const product = (some: readonly number[]): number => some.reduce((all, f) => all * f, 1);
  const highest = Math.max(1, ...factors);
  if (says(several, 'highest')) return highest;
  return says(several, 'named-cases')
    ? product(factors.filter((f) => f === highest).slice(0, 2))
    : product(factors);
};

/** What a tile adds to a word; a blank, what blanks do. */
export const letterPoints = (edition: Edition, placed: PlacedTile | undefined): Scored => {
  if (!placed) return { points: 0, because: [] };
  const blank = ask(edition, scoring.blankPoints);
  return placed.tile !== BLANK || isSilent(blank)
    ? tilePoints(edition, placed.tile)
    : { points: blank.value, because: blank.because };
};

const tilePoints = (edition: Edition, tile: Tile): Scored => {
  const value = ask(edition, scoring.tileValue, tile);
  return { points: isSilent(value) ? 0 : value.value, because: value.because };
};

/** What the tiles left on a rack are worth. */
export const rackPoints = (edition: Edition, rack: readonly Tile[]): number =>
  rack.reduce((sum, tile) => sum + tilePoints(edition, tile).points, 0);

interface Counted extends Ground {
  readonly of: 'letter' | 'word' | 'nothing';
  readonly factor: number;
}

/** What the premium under a square does for this word; undefined on a plain square. */
export const premiumFor = (
  edition: Edition,
  { before, lifted, isMain }: Counting,
  square: Square,
): Counted | undefined => {
  const premium = premiumOf(edition, square);
  if (!premium) return undefined;
  const { of, colour } = PREMIUMS[premium];
  const once = ask(edition, scoring.premiumsOnce);
  if (before.has(square) && holds(once)) return { of: 'nothing', factor: 1, because: once.because };
  if (!isMain && !holds(ask(edition, scoring.sharedPremiums, of))) return undefined;
  const usedUp = ask(edition, scoring.usedUpBy);
  const again = lifted.includes(square) ? [usedUp] : [];
  if (again.length > 0 && says(usedUp, 'every-play')) return undefined;
  const centre = ask(edition, scoring.centreDoubles);
  if (square === CENTRE && !holds(centre)) return undefined;
  const factor = ask(edition, scoring.premium, colour);
  if (isSilent(factor)) return undefined;
  const later = ask(edition, scoring.centreLater);
  const late = before.size > 0 && square === CENTRE;
  if (late && says(later, false)) return undefined;
  return {
    of,
    factor: factor.value,
    ...jointly(factor, ...again, ...(square === CENTRE ? [centre] : []), ...(late ? [later] : [])),
  };
};
