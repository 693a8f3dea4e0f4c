// Outcomes gather the grounds of what happened, and a state does not keep them.
import { describe, expect, test } from 'vitest';
import { type Citing, cite, done, refused, unregulated } from './outcome.ts';
import type { Ground } from './ruled.ts';

interface Table extends Citing {
  readonly tiles: number;
}

const TABLE: Table = { tiles: 7, cited: [] };
const ground = (...because: readonly string[]): Ground => ({ because });

describe('what is done', () => {
  test('cites its grounds, each clause once, and reports', () => {
    const { outcome } = done(TABLE, { score: 6 }, ground('a:1', 'a:2'), ground('a:2', 'a:3'));
    expect(outcome).toEqual({
      kind: 'done',
      because: ['a:1', 'a:2', 'a:3'],
      report: { score: 6 },
    });
  });

  test('without anything to report has no report at all', () => {
    expect(done(TABLE, null, ground('a:1')).outcome).toEqual({ kind: 'done', because: ['a:1'] });
  });

  test('cites after its own grounds those gathered on the way, and clears them', () => {
    const deep = cite(cite(TABLE, ground('a:2')), ground('a:3', 'a:2'), ground('a:4'));
    const { state, outcome } = done({ ...deep, tiles: 6 }, null, ground('a:1'), ground('a:4'));
    expect(outcome.because).toEqual(['a:1', 'a:4', 'a:2', 'a:3']);
    expect(state).toEqual({ tiles: 6, cited: [] });
  });

  test('keeps the very state when nothing was gathered', () => {
    expect(done(TABLE, null, ground('a:1')).state).toBe(TABLE);
  });
});

describe('gathering grounds', () => {
  test('leaves the state before alone', () => {
    expect(cite(TABLE, ground('a:1')).cited).toEqual(['a:1']);
    expect(TABLE.cited).toEqual([]);
  });
});

describe('what is not done', () => {
  test('is refused for a reason and on grounds, and the state stays', () => {
    const { state, outcome } = refused(TABLE, 'gap', ground('a:8'), ground('a:8'));
    expect(outcome).toEqual({ kind: 'refused', reason: 'gap', because: ['a:8'] });
    expect(state).toBe(TABLE);
  });

  test('is unregulated with what comes near or with nothing, and the state stays', () => {
    expect(unregulated(TABLE, ground('a:29.p1')).outcome).toEqual({
      kind: 'unregulated',
      because: ['a:29.p1'],
    });
    expect(unregulated(TABLE)).toEqual({
      state: TABLE,
      outcome: { kind: 'unregulated', because: [] },
    });
  });
});
