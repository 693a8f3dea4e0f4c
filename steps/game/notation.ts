// How features write tiles: CASA, [CH]ALE, (A) for a blank that stands for A, ? for a blank on the rack.
import type { Letter, PlacedTile, Tile, Word } from '../../protocol/generated/types.ts';

const TOKEN = /\(\[?([A-ZÑ]{1,2})\]?\)|\[([A-ZÑ]{2})\]|([A-ZÑ?])/gu;

/** A word or rack as features write it; the regular expression of the parameter types. */
export const TILES_PATTERN = /(?:\(\[?[A-ZÑ]{1,2}\]?\)|\[[A-ZÑ]{2}\]|[A-ZÑ?])+/u;

export interface WrittenTile {
  readonly tile: Tile;
  readonly letter: Tile;
}

export const writtenTiles = (text: string): readonly WrittenTile[] =>
  [...text.normalize('NFC').matchAll(TOKEN)].map(([, blank, digraph, single]) =>
    blank
      ? { tile: '?', letter: blank as Letter }
      : { tile: (digraph ?? single) as Tile, letter: (digraph ?? single) as Tile },
  );

export const wordOf = (text: string): Word => writtenTiles(text).map((t) => t.letter) as Word;

export const tilesOf = (text: string): Tile[] => writtenTiles(text).map((t) => t.tile);

export const writeWord = (word: readonly Tile[]): string =>
  word.map((letter) => (letter.length > 1 ? `[${letter}]` : letter)).join('');

/** Where each tile of a word lies when it starts on a square and runs in a direction. */
export const laidFrom = (text: string, square: string, down: boolean): PlacedTile[] => {
  const row = square.charCodeAt(0);
  const column = Number(square.slice(1));
  return writtenTiles(text).map(({ tile, letter }, i) => ({
    square: down ? `${String.fromCharCode(row + i)}${column}` : `${square[0]}${column + i}`,
    tile,
    ...(tile === '?' ? { as: letter as Letter } : {}),
  }));
};

/** One tile and its square: "S en H11", "S on H11". */
export const placedAt = (text: string): PlacedTile => {
  const [tile = '', square = ''] = text.split(/ en | on /);
  const [placed] = laidFrom(tile, square, false);
  if (!placed) throw new Error(`harness: "${text}" names no tile and square`);
  return placed;
};
