// What is known of the racks before each turn, and the table that follows from it: what nobody has seen is in the bag,
// with the tiles that the file shows to be drawn in front.

import { ALL_TILES } from '../../generator/bag.ts';
import type { PlacedTile, Player, Tile } from '../../protocol/generated/types.ts';
import type { Wrong } from '../../shared/wrong.ts';
import type { GcgFile } from './file.ts';
import { isStrange, readRack, type Sign } from './tiles.ts';
import type { Course, Turn } from './turns.ts';
import { WRONG } from './words.ts';

const SIZE = 7;
/** What the tiles of a play take from the rack. */
const laidIn = (signs: readonly Sign[]): Tile[] =>
  signs.flatMap((sign) => (sign === '.' ? [] : [sign.tile]));

/** What is left once tiles are taken away, and those that were not there. */
export const minus = (
  tiles: readonly Tile[],
  taken: readonly Tile[],
): { rest: Tile[]; missing: Tile[] } => {
  const rest = [...tiles];
  const missing: Tile[] = [];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) missing.push(tile);
    else rest.splice(at, 1);
  }
  return { rest, missing };
};

/** A rack as it is written: CH is one tile where the play needs it or where there would be too many. */
const rackIn = (text: string, needed: readonly Tile[]): Tile[] | Wrong => {
  const apart = readRack(text, false);
  if (isStrange(apart)) return WRONG.rack(apart.strange);
  const tiles = laidIn(apart.signs);
  if (tiles.length <= SIZE && minus(tiles, needed).missing.length === 0) return tiles;
  const paired = readRack(text, true);
  const joined = isStrange(paired) ? tiles : laidIn(paired.signs);
  return minus(joined, needed).missing.length < minus(tiles, needed).missing.length ||
    tiles.length > SIZE
    ? joined
    : tiles;
};

export type Known = Readonly<Record<Player, readonly Tile[] | undefined>>;

/** For each turn the rack that each player has at its beginning, as far as the file tells; last, those at the end. */
export const knownRacks = (
  file: GcgFile,
  { turns, closing }: Course,
): { readonly racks: readonly Known[]; readonly wrong?: { line: number; what: Wrong } } => {
  const end: Record<Player, readonly Tile[] | undefined> = { A: undefined, B: undefined };
  const all: Known[] = [];
  const set = (player: Player, line: number, text: string, needed: readonly Tile[]) => {
    const rack = rackIn(text, needed);
    if ('found' in rack) return { line, what: rack };
    end[player] = rack;
    return undefined;
  };
  for (const player of ['A', 'B'] as const) {
    const written = file.racks[player];
    const wrong = written ? set(player, 1, written, []) : undefined;
    if (wrong) return { racks: [], wrong };
  }
  for (const { entry, tiles, of } of closing) {
    const wrong = set(of, entry.line, tiles, []);
    if (wrong) return { racks: [], wrong };
    if (of !== entry.by && entry.rack === undefined) end[entry.by] ??= [];
  }
  all.push({ ...end });
  for (const turn of turns.toReversed()) {
    const needed = neededIn(turn);
    if ('found' in needed) return { racks: [], wrong: { line: turn.line, what: needed } };
    if (turn.rack === undefined) end[turn.by] = needed;
    else {
      const wrong = set(turn.by, turn.line, turn.rack, needed);
      if (wrong) return { racks: [], wrong };
    }
    all.unshift({ ...end });
  }
  return { racks: all };
};

/** The tiles that a turn takes from the rack. */
export const neededIn = ({ action }: Turn): readonly Tile[] | Wrong => {
  if (action.kind === 'play') return laidIn(action.signs);
  if (action.kind !== 'exchange') return [];
  return rackIn(action.tiles, []);
};

/** Racks and bag for a turn: unknown tiles come from those unseen, in front of the bag what is drawn next. */
export const tableFor = (
  board: readonly PlacedTile[],
  known: Known,
  drawn: readonly Tile[],
): { racks: Record<Player, Tile[]>; bag: Tile[]; filled: number } | { excess: Tile } => {
  const shown = [...board.map(({ tile }) => tile), ...(known.A ?? []), ...(known.B ?? [])];
  const { rest, missing } = minus(ALL_TILES, shown);
  const [excess] = missing;
  if (excess !== undefined) return { excess };
  const next = minus(rest, drawn);
  const unseen = next.missing.length > 0 ? rest : next.rest;
  let filled = 0;
  const fill = (player: Player): Tile[] => {
    const own = known[player] ?? [];
    const more = unseen.splice(0, Math.max(0, SIZE - own.length));
    filled += more.length;
    return [...own, ...more];
  };
  const racks = { A: fill('A'), B: fill('B') };
  return { racks, bag: [...(next.missing.length > 0 ? [] : drawn), ...unseen], filled };
};
