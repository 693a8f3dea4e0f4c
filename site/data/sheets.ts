// The sheets of a case, as they look in the end: line by line, who has signed, and what was handed in.
import type {
  GameReplayParams,
  GameReplayResult,
  SheetEntry,
} from '../../protocol/generated/types.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { formOf } from '../../steps/language/telling/outcome.ts';
import { VOCABULARY } from '../../steps/language/vocabulary.ts';
import type { Text } from './text.ts';

type Player = SheetEntry['by'];

const PLAYERS = ['A', 'B'] as const;

export interface SheetLine {
  readonly by: Player;
  readonly words: string;
  /** How the turn was spent, where it was no play. */
  readonly turn: Text | null;
  readonly dash: boolean;
  readonly points: number | null;
  readonly total: number | null;
}

export interface SheetsView {
  readonly sheets: readonly { readonly of: Player; readonly lines: readonly SheetLine[] }[];
  readonly signed: readonly Player[];
  readonly closed: boolean;
  readonly result: { readonly A: number; readonly B: number } | null;
}

/** Only where there is more to them than the points of the plays just made. */
export const sheetsOf = (
  { position }: GameReplayParams,
  { state }: GameReplayResult,
): SheetsView | null => {
  const { sheets, signed = [], closed = false, result } = state;
  const lines = PLAYERS.flatMap((player) => sheets?.[player] ?? []);
  const isKept = lines.some(({ word, total, dash, kind }) => word || total || dash || kind);
  if (!position.sheets && !isKept && signed.length === 0 && !result) return null;
  return {
    sheets: PLAYERS.flatMap((of) => {
      const own = (sheets?.[of] ?? []).map(lineOf);
      return own.length > 0 ? [{ of, lines: own }] : [];
    }),
    signed,
    closed,
    result: result?.scores ?? null,
  };
};

const lineOf = ({ by, word, others = [], kind, dash, points, total }: SheetEntry): SheetLine => ({
  by,
  words: [...(word ? [word] : []), ...others].map(writeWord).join(', '),
  turn: kind && kind !== 'play' ? (formOf(VOCABULARY.turno, kind) ?? null) : null,
  dash: dash ?? false,
  points: points ?? null,
  total: total ?? null,
});
