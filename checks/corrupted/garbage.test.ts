// Answers that are right in every outcome, over a table that is none: whatever part of it is spoiled, every single case
// in which that makes a difference fails, whatever it asks about.
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import type { GameReplayResult, Player } from '../../protocol/generated/types.ts';
import { isSame } from '../../steps/kernel/expect.ts';
import { type Answered, answered, fails } from './judge.ts';

type State = GameReplayResult['state'];
type Spoil = (state: State) => Partial<State>;

const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const SPOILS: readonly (readonly [what: string, Spoil])[] = [
  ['an empty board', () => ({ board: [] })],
  [
    'a tile more on the board',
    ({ board }) => ({ board: [...board, { square: 'O15', tile: 'Z' }] }),
  ],
  [
    'another tile on the board',
    ({ board }) => ({
      board: board.map((placed, i) => (i === 0 ? { square: placed.square, tile: 'Ñ' } : placed)),
    }),
  ],
  [
    'blanks that stand for something else',
    ({ board }) => ({
      board: board.map((placed) => (placed.tile === '?' ? { ...placed, as: 'Ñ' } : placed)),
    }),
  ],
  ['an empty bag', () => ({ bag: [] })],
  ['a bag of blanks', ({ bag }) => ({ bag: bag.map(() => '?') })],
  ['tiles in front of the racks', () => ({ hands: { A: ['Z'], B: ['Z'] } })],
  [
    'an empty rack of the rival',
    ({ racks, toMove }) => ({ racks: { ...racks, [rivalOf(toMove)]: [] } }),
  ],
  ['racks of blanks', () => ({ racks: { A: ['?', '?'], B: ['?', '?'] } })],
  ['no turns', () => ({ turns: [] })],
  [
    'turns of the wrong kind',
    ({ turns = [] }) => ({
      turns: turns.map((t) => ({ ...t, kind: t.kind === 'pass' ? 'exchange' : 'pass' })),
    }),
  ],
  ['ten points more', ({ scores: { A, B } }) => ({ scores: { A: A + 10, B: B + 10 } })],
  ['the wrong player to move', ({ toMove }) => ({ toMove: rivalOf(toMove) })],
  [
    'deductions of 999',
    ({ ended }) => ({ ended: ended && { ...ended, deductions: { A: -999, B: -999 } } }),
  ],
  [
    'the wrong winner',
    ({ ended }) => ({ ended: ended && { ...ended, winner: rivalOf(ended.winner ?? 'A') } }),
  ],
  ['turns still to be lost', () => ({ turnsToLose: { A: 9, B: 9 } })],
  ['sheets that nobody wrote', () => ({ sheets: { A: [{ by: 'A', points: 999 }], B: [] } })],
];

/** Of every profile whose table is played on: what comes before and beside it has tables of its own. */
const PROFILES = new Set([
  ...['jugada', 'impugnacion', 'final', 'salida'],
  ...['despliegue', 'fichas', 'papeletas', 'final-arbitrado'],
]);

const all = readFeatures()
  .scenarios.flatMap((s) => s.cases)
  .filter(({ profile }) => PROFILES.has(profile))
  .map(answered)
  .filter((one): one is Answered & { readonly answer: GameReplayResult } => 'state' in one.answer);

describe('a table with', () => {
  test.each(SPOILS)('%s is found out in every case', (_, spoil) => {
    const changed = all.flatMap((one) => {
      const { outcomes, state } = one.answer;
      const spoiled = { ...state, ...spoil(state) };
      return isSame(spoiled, state) ? [] : [{ one, answer: { outcomes, state: spoiled } }];
    });
    const unfound = changed.filter(({ one, answer }) => !fails(one, answer));
    expect(changed.length).toBeGreaterThan(100);
    expect(unfound.map(({ one }) => one.of.id)).toEqual([]);
  });
});
