// A table at which nothing has happened yet, for tests that say only what matters to them.
import type { Position } from '../src/game/state.ts';

export const PLAIN_TABLE: Position = {
  board: [],
  racks: { A: [], B: [] },
  bag: [],
  scores: { A: 0, B: 0 },
  toMove: 'A',
  turns: [],
  recording: 'sheets',
  timing: 'running',
  clocks: { A: 0, B: 0 },
  lexicon: [],
  handling: { mode: 'slips', announced: false, agreed: [] },
  surpluses: { A: 0, B: 0 },
};
