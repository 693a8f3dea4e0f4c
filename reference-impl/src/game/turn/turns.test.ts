// Runs of turns at their boundaries.
import { describe, expect, test } from 'vitest';
import { runIsLong, runReaches, type Turn, type TurnKind, turnsOf } from './turns.ts';

const KINDS: Readonly<Record<string, TurnKind>> = {
  J: 'play',
  P: 'pass',
  C: 'exchange',
  N: 'invalid',
  R: 'withdrawn',
  F: 'forfeit',
};

/** "JPP" → turns in alternation, the first by A. */
const turns = (text: string, first: 'A' | 'B' = 'A'): Turn[] =>
  [...text].map((letter, i) => ({
    by: (i % 2 === 0) === (first === 'A') ? 'A' : 'B',
    kind: KINDS[letter] as TurnKind,
  }));

const PASSES: readonly TurnKind[] = ['pass', 'invalid'];
const SCORELESS: readonly TurnKind[] = ['pass', 'exchange', 'invalid'];

// biome-ignore format: one run a line
const RUNS: readonly (readonly [string, string, readonly TurnKind[], number, boolean])[] = [
  ['no turns', '', PASSES, 2, false],
  ['three passes: one short of two each', 'JPPP', PASSES, 2, false],
  ['four passes: two each', 'JJPPPP', PASSES, 2, true],
  ['four passes from the first turn of the game', 'PPPP', PASSES, 2, true],
  ['five passes: still two each', 'PPPPP', PASSES, 2, true],
  ['an invalid play among the passes', 'PNPP', PASSES, 2, true],
  ['an exchange among the passes breaks their run', 'PPCPP', PASSES, 2, false],
  ['a play breaks the run', 'PPPJP', PASSES, 2, false],
  ['a play after the run ends it', 'PPPPJ', PASSES, 2, false],
  ['a forfeit is of neither kind', 'PPFPP', PASSES, 2, false],
  ['a withdrawn play is of neither kind', 'PPRPP', PASSES, 2, false],
  ['eleven scoreless turns', 'JPCNPCNPCNPC', SCORELESS, 6, false],
  ['twelve scoreless turns', 'JJPCNPCNPCNPCN', SCORELESS, 6, true],
  ['thirteen scoreless turns', 'JJPCNPCNPCNPCNP', SCORELESS, 6, true],
  ['twelve with a play in the middle', 'PCNPCJNPCNPCN', SCORELESS, 6, false],
  ['no kinds at all', 'PPPP', [], 2, false],
  ['a run of none is no run', 'PPPP', PASSES, 0, false],
  ['one pass each where one is enough', 'JPP', PASSES, 1, true],
  ['one pass by one player', 'JP', PASSES, 1, false],
];

describe('runReaches', () => {
  test.each(RUNS)('%s (%s)', (_, text, kinds, each, reaches) => {
    expect(runReaches(turns(text), kinds, each)).toBe(reaches);
    expect(runReaches(turns(text, 'B'), kinds, each)).toBe(reaches);
  });

  test('counts either player, not the sum', () => {
    const onlyA: Turn[] = Array.from({ length: 6 }, () => ({ by: 'A', kind: 'pass' }));
    expect(runReaches(onlyA, PASSES, 2)).toBe(false);
  });
});

test.each([
  ['no turns', '', ''],
  ['nothing after a play', 'PPJ', ''],
  ['what follows the last play', 'PJPPN', 'PPN'],
  ['all turns when nothing breaks it', 'PNPN', 'PNPN'],
])('the latest run is %s', (_, text, run) => {
  expect(runIsLong(turns(text), PASSES, run.length)).toBe(true);
  expect(runIsLong(turns(text), PASSES, run.length + 1)).toBe(false);
});

test('turnsOf counts the turns of one player', () => {
  expect(turnsOf(turns('JPCNR'), 'A')).toBe(3);
  expect(turnsOf(turns('JPCNR'), 'B')).toBe(2);
  expect(turnsOf([], 'A')).toBe(0);
});
