// The words that lie on a board, for those who hear the drawing instead of seeing it.
import type { PlacedTile } from './model.ts';

export interface LaidWord {
  readonly word: string;
  readonly square: string;
  readonly down: boolean;
}

export const rowOf = (square: string): number => square.charCodeAt(0) - 65;
export const columnOf = (square: string): number => Number(square.slice(1)) - 1;
export const letterOf = ([, tile, as]: PlacedTile): string => as ?? tile;

export const wordsOn = (tiles: readonly PlacedTile[], size: number): LaidWord[] => {
  const at = new Map(tiles.map((t) => [rowOf(t[0]) * size + columnOf(t[0]), letterOf(t)]));
  const runs = [false, true].flatMap((down) => {
    const cell = (line: number, i: number) => (down ? i * size + line : line * size + i);
    return Array.from({ length: size }, (_, line) => {
      const words: LaidWord[] = [];
      for (let i = 0; i < size; i += 1) {
        let word = '';
        let length = 0;
        while (i + length < size && at.has(cell(line, i + length))) {
          word += at.get(cell(line, i + length));
          length += 1;
        }
        const [row, column] = down ? [i, line] : [line, i];
        if (length > 1)
          words.push({ word, square: `${String.fromCharCode(65 + row)}${column + 1}`, down });
        i += length;
      }
      return words;
    }).flat();
  });
  return runs;
};
