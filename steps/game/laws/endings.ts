// Laws of the end: the winner leads, nobody's time runs, and the game ends by something that happened.
import type { Ending, GameEvent, Measure } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, leaderOf } from './law.ts';
import { rivalOf } from './shadow-table.ts';

const PLAYERS = ['A', 'B'] as const;

/** The act without which a game cannot end so. */
const NEEDS: Readonly<Partial<Record<Ending, GameEvent['type']>>> = {
  blocked: 'declare-blocked',
  time: 'time-up',
  round: 'close-round',
  overtime: 'wait',
};

/** Measures by which a game is lost. */
const PUTS_OUT: ReadonlySet<Measure> = new Set(['game', 'tournament']);

/** Endings that one player has lost, whatever the points. */
const LOST: readonly Ending[] = ['overtime', 'absence', 'disqualification'];

export const endHolds: Law = (_, { state }) => {
  const { ended, scores } = state;
  if (!ended) return;
  if (!LOST.includes(ended.reason)) {
    expectEqual('law of the table, winner', ended.winner, leaderOf(scores));
  }
  if (ended.reason === 'overtime' && state.clocks) {
    const { A, B } = state.clocks;
    const quicker = A === B ? (ended.winner ?? 'A') : A > B ? 'B' : 'A';
    expectEqual('law of the table, winner on time', ended.winner, quicker);
  }
  if (ended.recorded) {
    expectEqual(
      'law of the table, winner of the result recorded',
      ended.winner,
      leaderOf(ended.recorded),
    );
  }
  for (const player of PLAYERS) {
    const items = ended.items?.[player];
    if (items)
      expectEqual(
        `law of the table, what is added or taken off for ${player}`,
        Object.values(items).reduce((sum, points) => sum + points, 0),
        ended.deductions[player],
      );
  }
  if (state.running !== undefined)
    expectEqual('law of the table, clock running after the end', state.running, null);
};

/** Whoever goes out holds nothing and leaves nothing; turns without a play end with one. */
export const endHasCause: Law = (params, result, { held, bag }) => {
  const { ended, turns } = result.state;
  if (!ended) return;
  const what = `law of the table, ending by ${ended.reason}`;
  const needs = params.position.ended ? undefined : NEEDS[ended.reason];
  if (needs) {
    const acts = doneOf(params, result, needs).length;
    // The total time may run out by itself.
    const alone = ended.reason === 'time' && params.position.clock?.totalMs !== undefined;
    expectEqual(what, acts > 0 || alone, true);
  }
  if (ended.reason === 'out')
    expectEqual(what, [bag.length, Math.min(held.A.length, held.B.length)], [0, 0]);
  if (turns && (ended.reason === 'passes' || ended.reason === 'scoreless'))
    expectEqual(what, (turns.at(-1)?.kind ?? 'play') === 'play', false);
  if (ended.reason === 'absence' && !params.position.ended) {
    const missing = result.state.presence ?? params.position.presence;
    const gone = PLAYERS.some((player) => (missing?.[player] ?? 'here') !== 'here');
    expectEqual(what, gone || doneOf(params, result, 'abandon').length > 0, true);
  }
  if (ended.reason === 'disqualification') {
    const lost = doneOf(params, result, 'penalise', 'leave');
    const out = lost.filter((e) => e.type === 'leave' || PUTS_OUT.has(e.measure));
    expectEqual(
      what,
      out.some(({ player }) => rivalOf(player) === ended.winner),
      true,
    );
  }
};
