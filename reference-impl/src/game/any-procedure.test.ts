// What holds of time, sanctions and points in every game under every edition, whatever happens at the table.
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../arbitraries/chance.ts';
import { anyEvent } from '../../arbitraries/events.ts';
import { anyGame, type PlayedStep, storyOf } from '../../arbitraries/games.ts';
import { always, hold } from '../../arbitraries/property.ts';
import type { EventType, GameEvent } from './events.ts';
import type { State } from './state.ts';

const PLAYERS = ['A', 'B'] as const;

/** Time goes by often, in lots that no limit divides. */
const inTime = (chance: Chance, state: State): GameEvent =>
  chance.oneIn(3)
    ? { type: 'wait', ms: chance.pick([700, 31_000, 190_000]) }
    : anyEvent(chance, state);

/** How much goes by with an event that has effect. */
const passing = ({ event, outcome }: PlayedStep): number =>
  outcome.kind === 'done' && (event.type === 'wait' || event.type === 'complete-sheet')
    ? event.ms
    : 0;

/** Clocks are set with these. */
const SETTING: readonly EventType[] = ['set-clock', 'replace-clock', 'settle'];
/** With these measures are imposed, or undone. */
const IMPOSING: readonly EventType[] = ['penalise', 'answer-appeal'];

const usedIn = ({ before, state }: PlayedStep, player: 'A' | 'B'): number =>
  state.clocks[player] - before.clocks[player];

describe('time', () => {
  test('is conserved: what runs on the clocks is what goes by, less the stops', () => {
    let looked = 0;
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length, inTime);
      for (const step of game.steps) {
        const { event, before } = step;
        if (SETTING.includes(event.type)) continue;
        const used = PLAYERS.map((player) => usedIn(step, player));
        const ms = passing(step);
        const both = before.timed.running === 'both' || before.round !== null;
        const most = ms * (both ? 2 : 1);
        const sum = used.reduce((all, one) => all + one, 0);
        if (ms > 0) looked += 1;
        hold(
          used.every((one) => one >= 0 && one <= ms) && sum <= most,
          () => `${event.type} ${used.join(' and ')} of ${ms}: ${storyOf(game)}`,
        );
      }
    });
    expect(looked).toBeGreaterThan(300);
  });

  test('does not go by on a clock that stands throughout', () => {
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length, inTime);
      for (const step of game.steps) {
        const { before, state, event } = step;
        const stood = before.timed.running === null && state.timed.running === null;
        // Missing words are written in one's own time, whatever the clock does.
        if (!stood || before.round || event.type === 'complete-sheet') continue;
        if (SETTING.includes(event.type)) continue;
        const used = PLAYERS.map((player) => usedIn(step, player));
        hold(used.join() === '0,0', () => `${event.type} ${used}: ${storyOf(game)}`);
      }
    });
  });

  test('runs for nobody once the game has ended', () => {
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      for (const { state, event } of game.steps)
        hold(!state.ended || state.timed.running === null, () => `${event.type}: ${storyOf(game)}`);
    });
  });
});

describe('a measure', () => {
  test('never acts by itself: it takes somebody who imposes it', () => {
    let imposed = 0;
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      for (const { before, state, event } of game.steps) {
        imposed += state.conduct.sanctions.length - before.conduct.sanctions.length;
        if (IMPOSING.includes(event.type)) continue;
        const same =
          state.conduct.sanctions.length === before.conduct.sanctions.length &&
          state.expelled.length === before.expelled.length;
        hold(same, () => `${event.type}: ${storyOf(game)}`);
      }
    }, 120);
    expect(imposed).toBeGreaterThan(10);
  });
});
