// Several sessions side by side share the work, and the patience of the suite.
import { describe, expect, test } from 'vitest';
import { AdapterFailure } from './failure.ts';
import { adapter, allBut, answer, askAll } from './peer-cases.ts';
import { Pool } from './pool.ts';

const OPTIONS = {
  suite: { version: '0', digest: '' },
  limits: { responseMs: 1000, lineBytes: 100_000 },
};
const GUILTY = 5;
const crash = new AdapterFailure('crash', 'the adapter ended (exit code 7)');

describe('a pool', () => {
  test('shares the work among its sessions, and the count of restarts', async () => {
    const workers = Array.from({ length: 3 }, () =>
      adapter(2, (nth, request, other) =>
        setTimeout(() => (nth === GUILTY ? other.fail(crash) : other.say(answer(request))), 1),
      ),
    );
    const pool = new Pool(workers, OPTIONS);
    await pool.start();
    expect(pool.atOnce).toBe(6);
    expect(await askAll(pool, 30)).toEqual(allBut(30, { [GUILTY]: 'crash' }));
    expect(pool.restarts).toBe(2);
    for (const { sent } of workers) expect(sent.length).toBeGreaterThan(5);
    await pool.stop();
    for (const { counts } of workers) expect(counts.closed).toBe(counts.opened);
  });

  test('asks nothing more of a session that has given up', async () => {
    const bad = adapter(1, (_, __, other) => other.fail(crash));
    const good = adapter(1, (_, request, other) => setTimeout(() => other.say(answer(request)), 2));
    const pool = new Pool([bad, good], OPTIONS);
    await pool.start();
    await askAll(pool, 40);
    expect(await askAll(pool, 5)).toEqual(allBut(5, {}));
    await pool.stop();
  });
});
