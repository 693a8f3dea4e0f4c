import fc from 'fast-check';
import { test } from 'vitest';
import { diceOf } from '/work/main/reference-impl/arbitraries/dice.ts';
import { anyGame } from '/work/main/reference-impl/arbitraries/games.ts';
import { editions } from '/work/main/reference-impl/src/index.ts';
test('probe', () => {
  const counts: Record<string, Record<string, number>> = {};
  let n = 0; const t = Date.now();
  fc.assert(fc.property(fc.constantFrom(...Object.values(editions)), fc.gen(), (e, g) => {
    const game = anyGame(diceOf(g), e);
    for (const s of game.steps) { n++; const c = (counts[s.event.type] ??= {}); const k = s.outcome.kind + (s.outcome.kind==='refused' ? ':' + s.outcome.reason : ''); c[k] = (c[k] ?? 0) + 1; }
  }), { numRuns: 1000, seed: 1 });
  console.log(n, Date.now() - t, JSON.stringify(counts, null, 1));
});
