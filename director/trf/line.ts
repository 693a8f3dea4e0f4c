// One player's line of a TRF (FIDE's tournament report file, 2016): fixed columns, and a cell of ten for each round.
import type { Wrong } from '../../shared/wrong.ts';
import { TRF_WRONG } from './words.ts';

export interface Cell {
  /** Start number of the rival; null in a round without one. */
  readonly rival: number | null;
  /** As TRF 2016 has it; "Z" where nothing stands there. */
  readonly code: Code;
}

const CODES = ['1', '0', '=', '+', '-', 'W', 'L', 'D', 'U', 'F', 'H', 'Z'] as const;
export type Code = (typeof CODES)[number];

export interface PlayerLine {
  readonly line: number;
  readonly number: number;
  readonly name: string;
  readonly rating: number | null;
  /** In halves, as the file has it; null where it does not say. */
  readonly halfPoints: number | null;
  readonly cells: readonly Cell[];
}

/** Columns are counted from 1, as the format does. */
const columns = (text: string, from: number, to: number): string => text.slice(from - 1, to).trim();

const FIRST_CELL = 92;
const WIDTH = 10;

export const playerLine = (line: number, text: string): PlayerLine | Wrong => {
  const number = columns(text, 5, 8);
  const name = columns(text, 15, 47);
  const rating = columns(text, 49, 52);
  const points = columns(text, 81, 84);
  if (!/^\d+$/.test(number)) return TRF_WRONG.column('5–8', number);
  if (name === '') return TRF_WRONG.column('15–47', name);
  if (!/^\d*$/.test(rating)) return TRF_WRONG.column('49–52', rating);
  if (!/^(\d+([.,][05])?)?$/.test(points)) return TRF_WRONG.column('81–84', points);
  const cells: Cell[] = [];
  const end = text.trimEnd().length;
  for (let at = FIRST_CELL; at <= end; at += WIDTH) {
    const cell = cellAt(text, at);
    if ('found' in cell) return cell;
    cells.push(cell);
  }
  return {
    ...{ line, number: Number(number), name, cells },
    rating: Number(rating) > 0 ? Number(rating) : null,
    halfPoints: points === '' ? null : Math.round(2 * Number(points.replace(',', '.'))),
  };
};

const cellAt = (text: string, at: number): Cell | Wrong => {
  const rival = columns(text, at, at + 3);
  const written = columns(text, at + 7, at + 7).toUpperCase();
  const code = CODES.find((one) => one === (written || 'Z'));
  const where = `${at}–${at + 7}`;
  if (!/^\d*$/.test(rival) || !code)
    return TRF_WRONG.cell(where, text.slice(at - 1, at + 8).trim());
  const alone = rival === '' || Number(rival) === 0;
  if (alone !== isAlone(code)) return TRF_WRONG.cell(where, text.slice(at - 1, at + 8).trim());
  return { rival: alone ? null : Number(rival), code };
};

const isAlone = (code: Code): boolean => ['U', 'F', 'H', 'Z'].includes(code);
