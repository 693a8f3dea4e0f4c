// Tiles as files in GCG write them. A small letter is a blank. The tiles of two letters are written in several ways: in
// square brackets, as the digits 1, 2, 3, as the letters Ç, K, W (which no tile has), or as the two letters themselves.
import type { NamedLetter, Tile } from '../../protocol/generated/types.ts';
import { TILES } from '../../protocol/generated/vocabulary.ts';
import { BLANK, THROUGH } from './signs.ts';

/** How a file writes CH, LL and RR. */
export type Style = 'brackets' | 'digits' | 'letters' | 'pairs';

/** A tile and the letter it shows; on a rack a blank shows none. */
export interface Piece {
  readonly tile: Tile;
  readonly as?: NamedLetter;
}
export type Sign = Piece | typeof THROUGH;

export interface Spelt {
  readonly signs: readonly Sign[];
  readonly styles: readonly Style[];
}

/** A sign that is no tile. */
export interface Strange {
  readonly strange: string;
}

const DIGITS: Readonly<Record<string, Tile>> = { '1': 'CH', '2': 'LL', '3': 'RR' };
const LETTERS: Readonly<Record<string, Tile>> = { Ç: 'CH', K: 'LL', W: 'RR' };
const PAIRED = /\[(?:CH|LL|RR)\]|CH|LL|RR|./giu;
const SINGLE = /\[(?:CH|LL|RR)\]|./giu;

/** Of a word, where C and H can only be one tile; the sign that is none, if there is one. */
export const readWord = (text: string): Spelt | Strange =>
  read(
    text.replaceAll(/\(([^)]*)\)/g, (_, through: string) => lengthOf(through)),
    PAIRED,
  );

/** Of a rack, where C and H may be two tiles or one. */
export const readRack = (text: string, isPaired: boolean): Spelt | Strange =>
  read(text, isPaired ? PAIRED : SINGLE);

export const isStrange = (read: Spelt | Strange): read is Strange => 'strange' in read;

/** Letters in round brackets lie there already. */
const lengthOf = (through: string): string => THROUGH.repeat(through.match(PAIRED)?.length ?? 0);

const read = (text: string, pieces: RegExp): Spelt | Strange => {
  const styles = new Set<Style>();
  const signs: Sign[] = [];
  for (const written of text.normalize('NFC').match(pieces) ?? []) {
    const sign = written === THROUGH ? THROUGH : pieceOf(written, styles);
    if (sign === undefined) return { strange: written };
    signs.push(sign);
  }
  return { signs, styles: [...styles] };
};

const pieceOf = (written: string, styles: Set<Style>): Piece | undefined => {
  if (BLANK.test(written)) return { tile: '?' };
  const bare = written.replaceAll(/[[\]]/g, '');
  const capital = bare.toUpperCase();
  const tile = DIGITS[bare] ?? LETTERS[capital] ?? TILES.find((one) => one === capital);
  if (tile === undefined) return undefined;
  if (tile.length > 1) styles.add(styleOf(written, bare));
  const isBlank = bare !== capital;
  return isBlank ? { tile: '?', as: tile as NamedLetter } : { tile };
};

const styleOf = (written: string, bare: string): Style => {
  if (written !== bare) return 'brackets';
  if (bare in DIGITS) return 'digits';
  return bare.length > 1 ? 'pairs' : 'letters';
};
