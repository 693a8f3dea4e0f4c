// How games end: what is deducted, and the clauses that end and that deduct.
import { describe, expect, test } from 'vitest';
import type { EditionId, TurnKind } from '../../../../protocol/generated/types.ts';
import { laid } from '../../../arbitraries/laid.ts';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import type { GameEvent } from '../events.ts';
import { replay } from '../replay.ts';
import type { Position } from '../state.ts';
import type { Turn } from '../turn/turns.ts';

/** The rack of A is worth 7 points, that of B 10. */
const TABLE: Position = {
  ...PLAIN_TABLE,
  board: laid('A@H8'),
  racks: { A: ['S', 'O', 'L', 'E', 'R', 'T', 'N'], B: ['O', 'S', 'A', 'D', 'I', 'C', 'U'] },
  bag: ['E', 'A', 'O', 'S', 'L', 'T', 'N', 'R'],
  scores: { A: 10, B: 20 },
};
const MINUTE = 60_000;
const PASS: GameEvent = { type: 'pass', by: 'B' };
const EXCHANGE: GameEvent = { type: 'exchange', by: 'B', tiles: ['U'] };

/** So many turns in alternation, the last by A. */
const turns = (count: number, kind: TurnKind): Turn[] =>
  Array.from({ length: count }, (_, i) => ({ by: (count - i) % 2 === 1 ? 'A' : 'B', kind }));

const after = (count: number, kind: TurnKind): Position => ({
  ...TABLE,
  toMove: 'B',
  turns: turns(count, kind),
});

const ENDS = {
  passes: [after(3, 'pass'), [PASS]],
  scoreless: [after(11, 'exchange'), [EXCHANGE]],
  out: [
    { ...TABLE, racks: { ...TABLE.racks, A: ['S'] }, bag: [] },
    [
      { type: 'place', by: 'A', tiles: laid('S@H9') },
      { type: 'announce', by: 'A', points: 2 },
      { type: 'note', by: 'A', points: 2 },
      { type: 'note', by: 'B', points: 2 },
    ],
  ],
  blocked: [
    TABLE,
    [
      { type: 'declare-blocked', by: 'A' },
      { type: 'declare-blocked', by: 'B' },
    ],
  ],
  time: [TABLE, [{ type: 'time-up' }]],
  overtime: [{ ...TABLE, toMove: 'B' }, [{ type: 'wait', ms: 40 * MINUTE }]],
  round: [TABLE, [{ type: 'close-round', elapsedMs: 80 * MINUTE }]],
} as const satisfies Record<string, readonly [Position, readonly GameEvent[]]>;
type Reason = keyof typeof ENDS;

const OWN = [-7, -10];
const NONE = [0, 0];
const TRANSFER = [10, -10];

/** What each edition deducts, the clauses that end the game and the one that deducts. */
// biome-ignore format: one ending a line
const TABLES: readonly (readonly [id: EditionId, reason: Reason, deductions: readonly number[], ends: readonly string[], deducts: string])[] = [
  ['fise-2003', 'passes', OWN, ['40.2', '40.p1'], '40.p2'],
  ['fise-2003', 'out', TRANSFER, ['40.3'], '40.3'],
  ['fise-2003', 'blocked', OWN, ['40.1'], '40.p2'],
  ['fise-2003', 'time', NONE, ['40.4', '27.p2'], '40.4'],
  ['redeletras', 'passes', OWN, ['37.2', '37.p1'], '37.p2'],
  ['redeletras', 'scoreless', OWN, ['37.3'], '37.p2'],
  ['redeletras', 'out', TRANSFER, ['37.4'], '37.p3'],
  ['redeletras', 'blocked', OWN, ['37.1'], '37.p2'],
  ['redeletras', 'time', NONE, ['37.5', '27.p2'], '37.p4'],
  ['fise-2009', 'passes', OWN, ['45.2', '45.2.s2'], '45.p1'],
  ['fise-2009', 'scoreless', OWN, ['45.3', '45.3.s2'], '45.p1'],
  ['fise-2009', 'out', TRANSFER, ['45.4'], '45.4.s2'],
  ['fise-2009', 'blocked', OWN, ['45.1'], '45.p1'],
  ['fise-2009', 'time', NONE, ['45.5', '30.s2'], '45.5'],
  ['resumen-2018', 'passes', NONE, ['25.a'], '25.a'],
  ['resumen-2018', 'out', TRANSFER, ['25.b'], '25.b'],
  ['ajs-2024', 'passes', OWN, ['fise-2009:45.2', 'fise-2009:45.2.s2', '2.art45.2'], 'fise-2009:45.p1'],
  ['ajs-2024', 'scoreless', OWN, ['fise-2009:45.3', 'fise-2009:45.3.s2'], 'fise-2009:45.p1'],
  ['ajs-2024', 'out', TRANSFER, ['fise-2009:45.4'], 'fise-2009:45.4.s2'],
  ['ajs-2024', 'blocked', OWN, ['fise-2009:45.1'], 'fise-2009:45.p1'],
  ['ajs-2024', 'overtime', [0, -100], ['3.1.3.1.p4.s1', '3.1.3.1.p1', '3.1.3.1.p4.s2'], '3.1.3.1.p4.s3'],
  ['ajs-2024', 'round', NONE, ['4.1.12.4'], '4.1.12.4'],
];

const clauseOf = (id: EditionId, number: string) =>
  number.includes(':') ? number : `${id}:${number}`;

describe('a game', () => {
  test.each(TABLES)('under %s that ends by %s', (id, reason, [A, B], ends, deducts) => {
    const [position, events] = ENDS[reason];
    const { outcomes, state } = replay(editions[id], position, [...events, PASS]);
    const because = [...new Set([...ends, deducts].map((number) => clauseOf(id, number)))];
    expect(state.ended).toMatchObject({ reason, deductions: { A, B }, because });
    expect(outcomes.at(-2)?.because).toEqual(expect.arrayContaining(because));
    expect(outcomes.at(-1)).toEqual({ kind: 'refused', reason: 'game-over', because });
  });

  // biome-ignore format: one case a line
  test.each([
    ['fise-2003', 'scoreless', 'done'], ['fise-2003', 'overtime', 'done'], ['fise-2003', 'round', 'unregulated'],
    ['redeletras', 'overtime', 'done'], ['redeletras', 'round', 'unregulated'],
    ['fise-2009', 'overtime', 'done'], ['fise-2009', 'round', 'unregulated'],
    ['resumen-2018', 'scoreless', 'done'], ['resumen-2018', 'blocked', 'unregulated'], ['resumen-2018', 'time', 'unregulated'],
    ['resumen-2018', 'overtime', 'done'], ['resumen-2018', 'round', 'unregulated'], ['ajs-2024', 'time', 'unregulated'],
  ] as const)('under %s does not end by %s: that is %s', (id, reason, kind) => {
    const [position, events] = ENDS[reason];
    const { outcomes, state } = replay(editions[id], position, events);
    expect(state.ended).toBeNull();
    expect(outcomes.at(-1)?.kind).toBe(kind);
  });

  test('has an entry above for every edition and every way to end', () => {
    expect(TABLES.length + 13).toBe(Object.keys(editions).length * Object.keys(ENDS).length);
  });
});

// biome-ignore format: one run a line
const NEAR: readonly (readonly [what: string, id: EditionId, position: Position, event: GameEvent, near: string])[] = [
  ['the third pass', 'fise-2009', after(2, 'pass'), PASS, '45.2'],
  ['the eleventh scoreless turn', 'fise-2009', after(10, 'exchange'), EXCHANGE, '45.3'],
  ['twelve scoreless turns at nil nil', 'fise-2009', { ...after(11, 'exchange'), scores: { A: 0, B: 0 } }, EXCHANGE, '45.3.s2'],
  ['four passes at nil nil', 'ajs-2024', { ...after(3, 'pass'), scores: { A: 0, B: 0 } }, PASS, '2.art45.2'],
];

describe('a run of turns', () => {
  test.each(NEAR)(
    'that does not end the game yet cites why: %s',
    (_, id, position, event, near) => {
      const { outcomes, state } = replay(editions[id], position, [event]);
      expect(state.ended).toBeNull();
      expect(outcomes[0]?.because).toContain(clauseOf(id, near));
      expect(outcomes[0]?.because).not.toContain('fise-2009:45.p1');
    },
  );

  test('that has not begun is not spoken of', () => {
    const { outcomes } = replay(editions['fise-2009'], { ...TABLE, toMove: 'B' }, [PASS]);
    expect(outcomes[0]?.because).toEqual(['fise-2009:26']);
  });
});
