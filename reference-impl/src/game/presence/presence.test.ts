// Being there where scenarios do not reach: what an edition leaves out, and acts of players who are not there.
import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../../../protocol/generated/types.ts';
import { laid } from '../../../arbitraries/laid.ts';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import { withReadings } from '../../kernel/readings.ts';
import type { GameEvent } from '../events.ts';
import { replay } from '../replay.ts';
import type { Position } from '../state.ts';

const TABLE: Position = {
  ...PLAIN_TABLE,
  board: laid('A@H8'),
  racks: { A: ['S', 'O', 'L', 'E', 'R', 'T', 'N'], B: ['O', 'S', 'A', 'D', 'I', 'C', 'U'] },
  bag: ['E', 'A', 'O', 'S', 'L', 'T', 'N', 'R'],
  scores: { A: 10, B: 20 },
};
const AWAY: Position = { ...TABLE, presence: { A: 'away', B: 'here' } };
const NOT_COME: Position = {
  ...PLAIN_TABLE,
  racks: { A: [], B: [] },
  presence: { A: 'not-come', B: 'here' },
  round: { phase: 'called', sinceMs: 60_000, next: 'none' },
};
const WAITING: Position = { ...NOT_COME, round: { phase: 'started', sinceMs: 0, next: 'none' } };
const BOTH_AWAY: Position = { ...TABLE, presence: { A: 'away', B: 'away' } };

const LEAVES: GameEvent = { type: 'leave', player: 'A', told: true };
const STARTS: GameEvent = { type: 'start-round', by: 'arbiter' };
const ARRIVES: GameEvent = { type: 'arrive', player: 'A' };
const RETURNS: GameEvent = { type: 'come-back', player: 'A' };
const OTHERS: GameEvent = { type: 'others-finished' };
const GIVES_UP: GameEvent = { type: 'abandon', player: 'A', justified: false };

const outcomeOf = (id: EditionId, position: Position, event: GameEvent) =>
  replay(editions[id], position, [event]).outcomes[0];

// biome-ignore format: one case a line
const SILENT: readonly (readonly [what: string, id: EditionId, position: Position, event: GameEvent])[] = [
  ['leaving', 'resumen-2018', TABLE, LEAVES],
  ['coming back', 'resumen-2018', AWAY, RETURNS],
  ['coming late', 'resumen-2018', NOT_COME, ARRIVES],
  ['coming late', 'fise-2003', NOT_COME, ARRIVES],
  ['the start of a round', 'resumen-2018', NOT_COME, STARTS],
  ['the start of a round', 'fise-2003', NOT_COME, STARTS],
  ['the end of the other games', 'fise-2003', AWAY, OTHERS],
  ['the end of the other games', 'redeletras', AWAY, OTHERS],
  ['the end of the other games while both are away', 'fise-2009', BOTH_AWAY, OTHERS],
  ['giving up', 'redeletras', TABLE, GIVES_UP],
];

describe('nothing is said of', () => {
  test.each(SILENT)('%s under %s', (_, id, position, event) => {
    const { outcomes, state } = replay(editions[id], position, [event]);
    expect(outcomes[0]?.kind).toBe('unregulated');
    expect([state.attendance.where, state.ended]).toEqual([
      position.presence ?? { A: 'here', B: 'here' },
      null,
    ]);
  });
});

// biome-ignore format: one case a line
const BARRED: readonly (readonly [what: string, reason: string, position: Position, event: GameEvent])[] = [
  ['a pass by a player who is away', 'not-present', AWAY, { type: 'pass', by: 'A' }],
  ['a press by a player who is away', 'not-present', AWAY, { type: 'press-clock', by: 'A' }],
  ['a draw by a player who has not come', 'not-present', WAITING, { type: 'draw', by: 'A', count: 7, racked: 7, seen: 7 }],
  ['leaving by a player who is away', 'not-present', AWAY, LEAVES],
  ['giving up by a player who is away', 'not-present', AWAY, GIVES_UP],
  ['lots without a player', 'not-present', NOT_COME, { type: 'draw-lots', purpose: 'start', lots: { A: 'A', B: 'B' } }],
  ['coming in by a player who is here', 'not-applicable', TABLE, ARRIVES],
  ['coming back by a player who is here', 'not-applicable', TABLE, RETURNS],
  ['the start of a round that nobody speaks of', 'not-applicable', TABLE, STARTS],
];

describe('an act that cannot be', () => {
  test.each(BARRED)('is refused: %s', (_, reason, position, event) => {
    expect(outcomeOf('ajs-2024', position, event)).toMatchObject({ kind: 'refused', reason });
    expect(outcomeOf('ajs-2024', position, event)?.because).not.toEqual([]);
  });
});

describe('where both are missing', () => {
  const minutes = (count: number): GameEvent => ({ type: 'wait', ms: count * 60_000 });
  const nobody: Position = { ...NOT_COME, presence: { A: 'not-come', B: 'not-come' } };

  test.each([
    ['ajs-2024', 45, 40],
    ['fise-2009', 30, 30],
  ] as const)('under %s both have lost once the time of both is gone', (id, waited, used) => {
    const clock = { device: 'digital', allotmentMs: 30 * 60_000 } as const;
    const { state } = replay(editions[id], { ...nobody, clock }, [STARTS, minutes(waited)]);
    expect(state.ended).toMatchObject({ reason: 'absence', winner: null });
    expect(state.ended?.recorded).toBeUndefined();
    expect(state.clocks).toEqual({ A: used * 60_000, B: used * 60_000 });
  });

  test('the first to use up the time loses where one clock ran before', () => {
    const clocks = { A: 0, B: 60_000 };
    const { state } = replay(editions['ajs-2024'], { ...nobody, clocks }, [STARTS, minutes(45)]);
    expect(state.ended).toMatchObject({ winner: 'A', recorded: { A: 300, B: 0 } });
  });
});

test('read so, the time of the round alone ends a game whose player is away', () => {
  const read = withReadings(editions['ajs-2024'], { absence: { roundOver: 'time' } });
  const round = { phase: 'started', sinceMs: 79 * 60_000, next: 'none' } as const;
  const wait: GameEvent = { type: 'wait', ms: 120_000 };
  const { state } = replay(read, { ...AWAY, round }, [wait]);
  expect(state.ended).toMatchObject({ reason: 'absence', winner: 'B' });
  expect(state.round?.sinceMs).toBe(80 * 60_000);
  expect(replay(read, { ...TABLE, round }, [wait]).state.ended).toBeNull();
});
