// One line of a game in GCG: `>nickname: RACK 8H WORD +score total`, and what may stand in the place of a play.

import type { Wrong } from '../../shared/wrong.ts';
import { isStrange, readWord, type Sign, type Style } from './tiles.ts';
import { WRONG } from './words.ts';

export interface Place {
  /** Row and column from 0, within the board or not. */
  readonly row: number;
  readonly column: number;
  readonly down: boolean;
}

export type Action =
  | {
      readonly kind: 'play';
      readonly place: Place;
      readonly at: string;
      readonly word: string;
      readonly signs: readonly Sign[];
      readonly styles: readonly Style[];
    }
  | { readonly kind: 'pass' }
  | { readonly kind: 'exchange'; readonly tiles: string }
  | { readonly kind: 'exchange-count'; readonly count: number }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'time' }
  | { readonly kind: 'racks'; readonly tiles: string };

export interface Entry {
  readonly line: number;
  readonly nick: string;
  /** As it is written; nothing where it is left out. */
  readonly rack: string | undefined;
  readonly action: Action;
  readonly points: number;
  readonly total: number;
}

const EVENT = /^>\s*([^:\s]+)\s*:\s*(.*?)\s+([+-]?\d+)\s+([+-]?\d+)$/u;
const SQUARE = /^(?:(\d{1,3})([A-Z])|([A-Z])(\d{1,3}))$/i;

export const readEvent = (line: number, text: string): Entry | Wrong => {
  const [, nick = '', middle = '', points, total] = EVENT.exec(text.trim()) ?? [];
  if (points === undefined) return WRONG.line(text.trim());
  const parts = middle.split(/\s+/).filter((part) => part !== '');
  const read = withSquare(parts) ?? withoutSquare(parts);
  if (!read) return WRONG.line(text.trim());
  if ('found' in read) return read;
  return { line, nick, ...read, points: Number(points), total: Number(total) };
};

type Read = Pick<Entry, 'rack' | 'action'>;

const withSquare = (parts: readonly string[]): Read | Wrong | undefined => {
  const [at = '', word = ''] = parts.slice(-2);
  const place = SQUARE.exec(at);
  if (!place || parts.length < 2 || parts.length > 3) return undefined;
  const spelt = readWord(word);
  if (isStrange(spelt)) return WRONG.tile(spelt.strange);
  const [, row, column, columnFirst, rowAfter] = place;
  return {
    rack: parts.length === 3 ? parts[0] : undefined,
    action: {
      ...{ kind: 'play', at: at.toUpperCase(), word, ...spelt },
      place: {
        row: Number(row ?? rowAfter) - 1,
        column: (column ?? columnFirst ?? '').toUpperCase().charCodeAt(0) - 65,
        down: row === undefined,
      },
    },
  };
};

const withoutSquare = (parts: readonly string[]): Read | undefined => {
  const action = actionOf(parts.at(-1) ?? '');
  if (!action || parts.length > 2) return undefined;
  return { rack: parts.length === 2 ? parts[0] : undefined, action };
};

const actionOf = (text: string): Action | undefined => {
  if (text === '-') return { kind: 'pass' };
  if (text === '--') return { kind: 'withdrawn' };
  if (/^\(challenge\)$/i.test(text)) return { kind: 'challenge' };
  if (/^\(time\)$/i.test(text)) return { kind: 'time' };
  const tiles = /^\(([^()]+)\)$/.exec(text)?.[1];
  if (tiles !== undefined) return { kind: 'racks', tiles };
  // The digits 1, 2 and 3 may be tiles; a single number is how many, as nobody exchanges by the name of a digit alone.
  const count = /^-([1-7])$/.exec(text)?.[1];
  if (count !== undefined) return { kind: 'exchange-count', count: Number(count) };
  return /^-[^-]/.test(text) ? { kind: 'exchange', tiles: text.slice(1) } : undefined;
};
