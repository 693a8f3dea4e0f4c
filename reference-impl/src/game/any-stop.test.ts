// A stop of the clock always ends: whatever it stands for, the game can go on so that time runs again or the game is
// over, and without the round being closed for it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACTORS,
  type CLOCK_STOPS,
  PLAYERS,
  SLIP_ITEMS,
} from '../../../protocol/generated/vocabulary.ts';
import { type Chance, chanceOf } from '../../arbitraries/chance.ts';
import { anyEvent } from '../../arbitraries/events.ts';
import { fitted } from '../../arbitraries/fitted.ts';
import { anyGame, storyOf } from '../../arbitraries/games.ts';
import { nextEvent } from '../../arbitraries/next-event.ts';
import { anyPosition } from '../../arbitraries/positions.ts';
import { always, hold } from '../../arbitraries/property.ts';
import type { Edition } from '../kernel/edition.ts';
import type { EventType, GameEvent } from './events.ts';
import { apply, numbered } from './replay.ts';
import type { Position, State } from './state.ts';

type Stop = (typeof CLOCK_STOPS)[number];

/** What brings about a stop, now and then. */
const STOPPING: readonly EventType[] = [
  ...(['begin-count', 'pause-clock', 'dispute-score', 'appeal', 'call-arbiter'] as const),
  ...(['clock-fails', 'leave', 'come-back', 'wait'] as const),
];

const stopping = (chance: Chance, state: State): GameEvent =>
  chance.oneIn(4) ? fitted(chance, state, chance.pick(STOPPING)) : anyEvent(chance, state);

/** Most that may happen until it goes on. */
const PATIENCE = 150;

/** What those at the table do so that a stop ends; all else is for the game to bring. */
const ENDING: Readonly<Partial<Record<Stop, (chance: Chance, state: State) => GameEvent>>> = {
  ruling: (chance) =>
    chance.coin()
      ? { type: 'hand-in-slip', items: SLIP_ITEMS, legible: true }
      : {
          type: 'rule',
          by: chance.pick(ACTORS),
          agreed: PLAYERS,
          inView: true,
        },
  appeal: (chance) => ({
    type: 'answer-appeal',
    by: chance.pick(['arbiter', 'judge', 'tribunal'] as const),
    upheld: chance.coin(),
  }),
  arbiter: () => ({ type: 'arbiter-leaves' }),
  failure: (chance, { officials }) =>
    chance.coin()
      ? { type: 'replace-clock', by: 'arbiter' }
      : {
          type: 'settle',
          by: 'arbiter',
          on: officials.outcomes.findLastIndex(({ kind }) => kind === 'unregulated') + 1,
          source: 'own-view',
          order: { clocks: { A: 0, B: 0 } },
        },
};

const isStopped = ({ timed, ended }: State): boolean =>
  !ended && timed.running === null && timed.stop !== null;

/** One way in which it could go on. */
const goesOn = (chance: Chance, edition: Edition, { state: from, outcomes }: Stopped): boolean => {
  let state = from;
  const come = [...outcomes];
  for (let i = 0; i < PATIENCE && isStopped(state); i++) {
    const known = numbered(state, come);
    const event = chance.coin() ? ending(chance, known) : nextEvent(chance, known);
    const step = apply(edition, known, event);
    come.push(step.outcome);
    state = step.state;
  }
  return !isStopped(state);
};

const ending = (chance: Chance, state: State): GameEvent => {
  const end = ENDING[state.timed.stop?.for as Stop];
  if (end && !chance.oneIn(3)) return end(chance, state);
  const by = chance.pick(PLAYERS);
  return chance.coin() ? { type: 'press-clock', by } : { type: 'come-back', player: by };
};

interface Stopped {
  readonly state: State;
  readonly outcomes: Parameters<typeof numbered>[1];
}

/** Ways that are tried one after the other, always the same: one has to lead on, not each. */
const WAYS = fc.sample(fc.gen(), { numRuns: 12, seed: 1 });

/** A table with sheets and slips: what rules on a device, or ends what a program keeps, not every edition says. */
const withSlips = (position: Position): Position => ({
  ...position,
  recording: 'sheets',
  handling: { ...position.handling, mode: 'slips' },
});

test('a stop of the clock always ends', () => {
  const causes = new Set<string>();
  always((chance, edition, length) => {
    const game = anyGame(chance, edition, length, stopping, withSlips(anyPosition(chance)));
    const last = game.steps.at(-1)?.state;
    if (!last || !isStopped(last)) return;
    causes.add(last.timed.stop?.for ?? '');
    const stopped = { state: last, outcomes: game.steps.map(({ outcome }) => outcome) };
    hold(
      WAYS.some((way) => goesOn(chanceOf(way), edition, stopped)),
      () => `${last.timed.stop?.for} under ${edition.id}: ${storyOf(game)}`,
    );
  }, 120);
  expect(causes.size, [...causes].join()).toBeGreaterThan(4);
});
