// Tiles and words as features write them, and lists of words.
import type { PlacedTile, Word } from '../../protocol/generated/types.ts';
import { writeTile, writeWord } from '../../steps/language/notation.ts';

export const NAMES = { A: 'Ana', B: 'Bruno' } as const;

/** A blank shows the letter it stands for. */
export const written = ({ tile, as }: Pick<PlacedTile, 'tile' | 'as'>): string =>
  tile === '?' && as !== undefined ? `(${writeTile(as)})` : writeTile(tile);

const AND_I = /^\(?H?\(?I/;

/** OSO, AS y TE; OSO e IR. */
export const listed = (words: readonly Word[]): string => {
  const all = words.map(writeWord);
  const last = all.at(-1) ?? '';
  const link = AND_I.test(last) ? 'e' : 'y';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ${link} ${last}` : last;
};

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const directionOf = (down: boolean): string => (down ? 'en vertical' : 'en horizontal');
