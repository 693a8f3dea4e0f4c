// The table that the doctor lays: a true one, with every tile that goes wrong between programs. CHALE lies through the
// centre, CAÑA hangs from its A with a blank for the Ñ; whoever passes changes nothing of it.
import type { EditionId, GameReplayParams, PlacedTile } from '../../protocol/generated/types.ts';
import type { Question } from './talk.ts';

const BOARD: readonly PlacedTile[] = [
  { square: 'H7', tile: 'CH' },
  { square: 'H8', tile: 'A' },
  { square: 'H9', tile: 'L' },
  { square: 'H10', tile: 'E' },
  { square: 'G8', tile: 'C' },
  { square: 'I8', tile: '?', as: 'Ñ' },
  { square: 'J8', tile: 'A' },
];
const WORDS: GameReplayParams['position']['lexicon'] = [
  ['CH', 'A', 'L', 'E'],
  ['C', 'A', 'Ñ', 'A'],
];

export const TABLE: GameReplayParams['position'] = {
  board: BOARD,
  racks: { A: ['Ñ', 'LL', '?', 'A', 'E', 'S', 'O'], B: ['RR', 'A', 'O', 'I', 'N', 'T', 'U'] },
  bag: ['X', 'J', 'E', 'O', 'S', 'R', 'Z', 'Q', 'D', 'E'],
  scores: { A: 22, B: 16 },
  toMove: 'A',
  turns: [
    { by: 'A', kind: 'play' },
    { by: 'B', kind: 'play' },
  ],
  recording: 'automatic',
  timing: 'running',
  clocks: { A: 0, B: 0 },
  lexicon: WORDS,
  handling: { mode: 'slips', announced: false, agreed: [] },
  surpluses: { A: 0, B: 0 },
};

/** A question about this table, with whatever is to be different. */
export const asking = (
  edition: EditionId,
  position: object = TABLE,
  events: readonly object[] = [{ type: 'pass', by: 'A' }],
  more: object = {},
): Question => ({
  method: 'game/replay',
  params: { edition, readings: {}, position, events, ...more },
});
