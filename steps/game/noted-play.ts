// A play that both have noted: only the draw is still to come.
import type { GameEvent, Player } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import type { WrittenTile } from '../language/notation.ts';
import { pointsOf } from './stock-plays.ts';
import type { Table } from './table.ts';

export const playOf = (
  table: Table,
  by: Player,
  word: readonly WrittenTile[],
  square: string,
  down: boolean,
  points = pointsOf(word, square, down),
): GameEvent[] => [
  table.placing(by, word, square, down),
  { type: 'announce', by, points },
  ...PLAYERS.map((player): GameEvent => ({ type: 'note', by: player, points })),
];
