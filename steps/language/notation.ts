// How features write tiles: CASA, [CH]ALE, (A) for a blank that stands for A, ? for a blank on the rack; and where they lie.
import type { NamedLetter, PlacedTile, Tile, Word } from '../../protocol/generated/types.ts';

const TOKEN = /\(\[?([A-ZÑ]{1,2})\]?\)|\[([A-ZÑ]{2})\]|([A-ZÑ?])/gu;

/** A word or rack as features write it; the regular expression of the terms. */
export const TILES_PATTERN = /(?:\(\[?[A-ZÑ]{1,2}\]?\)|\[[A-ZÑ]{2}\]|[A-ZÑ?])+/u;
export const SQUARE_PATTERN = /[A-O](?:1[0-5]|[1-9])/u;

/** A tile as it is written: the piece, and the letter that it shows. */
export interface WrittenTile {
  readonly tile: Tile;
  readonly letter: Tile | NamedLetter;
}

export const writtenTiles = (text: string): readonly WrittenTile[] =>
  [...text.normalize('NFC').matchAll(TOKEN)].map(([, blank, digraph, single]) =>
    blank
      ? { tile: '?', letter: blank as NamedLetter }
      : { tile: (digraph ?? single) as Tile, letter: (digraph ?? single) as Tile },
  );

export const lettersOf = (written: readonly WrittenTile[]): Word =>
  written.map((t) => t.letter) as Word;

export const wordOf = (text: string): Word => lettersOf(writtenTiles(text));

export const tilesOf = (text: string): Tile[] => writtenTiles(text).map((t) => t.tile);

/** The tiles of a text as people write it: accents folded, a digraph one tile. */
export const spelt = (text: string): Word =>
  (text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302\u0308]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .match(/CH|LL|RR|./gu) ?? []) as Word;

export const writeTile = (tile: string): string => (tile.length > 1 ? `[${tile}]` : tile);

export const writeWord = (word: readonly string[]): string => word.map(writeTile).join('');

/** Where each tile of a word lies when it starts on a square and runs in a direction. */
export const laidFrom = (
  word: readonly WrittenTile[],
  square: string,
  down: boolean,
): PlacedTile[] => {
  const row = square.charCodeAt(0);
  const column = Number(square.slice(1));
  return word.map(({ tile, letter }, i) => ({
    square: down ? `${String.fromCharCode(row + i)}${column}` : `${square[0]}${column + i}`,
    tile,
    ...(tile === '?' && letter !== '?' ? { as: letter as NamedLetter } : {}),
  }));
};

/** Tiles with their squares: "S en H11, (A) en H12", in English "S on H11, (A) on H12". */
export const placedTiles = (text: string): PlacedTile[] =>
  text.split(', ').flatMap((one) => {
    const [tile = '', square = ''] = one.split(/ en | on /);
    return laidFrom(writtenTiles(tile), square, false);
  });
