// Random games: a position and events that were chosen one by one as the game went on.

import type { Word } from '../src/game/board/tiles.ts';
import type { GameEvent } from '../src/game/events.ts';
import type { Step } from '../src/game/outcome.ts';
import { apply, numbered } from '../src/game/replay.ts';
import { keyOf, type Position, type State, stateOf } from '../src/game/state.ts';
import type { Edition } from '../src/kernel/edition.ts';
import type { Chance } from './chance.ts';
import { anyEvent } from './events.ts';
import { anyPosition } from './positions.ts';

export interface PlayedStep extends Step {
  readonly event: GameEvent;
  readonly before: State;
}

export interface Game {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly steps: readonly PlayedStep[];
}

export const anyGame = (
  chance: Chance,
  edition: Edition,
  length: number,
  choose: (chance: Chance, state: State) => GameEvent = anyEvent,
  position: Position = anyPosition(chance),
): Game => {
  const lexicon: Word[] = [];
  const accepted = new Set<string>();
  const decided = new Set<string>();
  let isLookedThrough = false;
  /** Whether a word is valid is tossed when it is first challenged; the lexicon of the position is written as we go. */
  const decide = (word: Word): void => {
    if (decided.has(keyOf(word))) return;
    decided.add(keyOf(word));
    if (!chance.coin() || isLookedThrough) return;
    accepted.add(keyOf(word));
    lexicon.push(word);
  };
  const steps: PlayedStep[] = [];
  let state: State = { ...stateOf(position), lexicon: accepted };
  for (let i = 0; i < length; i++) {
    const event = choose(chance, state);
    if (event.type === 'challenge') event.words.forEach(decide);
    // Whether anything can be placed depends on every word: none is added once that has been asked.
    isLookedThrough ||= event.type === 'declare-blocked';
    const before = numbered(
      state,
      steps.map(({ outcome }) => outcome),
    );
    const step = apply(edition, before, event);
    steps.push({ ...step, event, before });
    state = step.state;
  }
  return { position: { ...position, lexicon }, events: steps.map((s) => s.event), steps };
};

/** Maps and sets included, so that states can be compared as text. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, v) => (v instanceof Map || v instanceof Set ? [...v] : v));

/** A game as one would repeat it. */
export const storyOf = ({ position, events }: Game): string => textOf({ position, events });
