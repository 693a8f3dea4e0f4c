// What holds for every game under every edition, whatever happens at the table.
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, nextEvent } from '../../arbitraries/events.ts';
import { anyGame, type Game } from '../../arbitraries/games.ts';
import { anyPlay } from '../../arbitraries/plays.ts';
import { anyPosition } from '../../arbitraries/positions.ts';
import { always, hold } from '../../arbitraries/property.ts';
import { anyReading } from '../../arbitraries/readings.ts';
import { isLegal, recount } from '../../arbitraries/recount.ts';
import { valueIn } from '../kernel/edition.ts';
import { apply, replay } from './replay.ts';
import { type State, stateOf } from './state.ts';

/** Maps and sets included, so that states can be compared as text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, v) => (v instanceof Map || v instanceof Set ? [...v] : v));

const tilesIn = ({ board, racks, hands, bag, lots }: State): string =>
  [...[...board.values()].map((p) => p.tile), racks.A, racks.B, hands.A, hands.B, bag, lots]
    .flat()
    .sort()
    .join(' ');

const storyOf = ({ position, events }: Game): string => textOf({ position, events });

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  }
  return value;
};

describe('any game', () => {
  test('has an outcome for each event and never throws', () => {
    const seen = new Set<string>();
    always((dice, edition, length) => {
      const { position, events, steps } = anyGame(dice, edition, length);
      expect(replay(edition, position, events).outcomes).toHaveLength(length);
      for (const { event, outcome } of steps) seen.add(`${event.type} ${outcome.kind}`);
    });
    const share = (kinds: readonly string[]) =>
      EVENT_TYPES.filter((type) => kinds.some((kind) => seen.has(`${type} ${kind}`))).length /
      EVENT_TYPES.length;
    expect(share(['done', 'refused', 'unregulated'])).toBe(1);
    expect(share(['done'])).toBeGreaterThan(0.7);
    expect(share(['refused'])).toBeGreaterThan(0.7);
  });

  test('stays as it was when an event is refused or not regulated', () => {
    let looked = 0;
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { event, outcome, state, before } of game.steps) {
        if (outcome.kind === 'done') continue;
        looked += 1;
        hold(textOf(state) === textOf(before), () => `${event.type}: ${storyOf(game)}`);
      }
    });
    expect(looked).toBeGreaterThan(1000);
  });

  test('neither loses nor gains a tile, whatever the reading', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, dice.coin() ? edition : anyReading(dice, edition), length);
      for (const { event, state, before } of game.steps) {
        hold(tilesIn(state) === tilesIn(before), () => `${event.type}: ${storyOf(game)}`);
      }
    });
  });

  test('leaves the request and earlier states alone', () => {
    always((dice, edition, length) => {
      const { position, events } = anyGame(dice, edition, length);
      const request = deepFreeze(structuredClone({ position, events }));
      const before = textOf(request);
      let { state } = replay(edition, request.position, []);
      for (const event of request.events) {
        const text = textOf(state);
        const next = apply(edition, state, event);
        hold(textOf(state) === text, () => `${event.type} changes the state it starts from`);
        state = next.state;
      }
      expect(textOf(request)).toBe(before);
    });
  });

  test('replays alike twice, and as it was played', () => {
    always((dice, edition, length) => {
      const { position, events, steps } = anyGame(dice, edition, length);
      const first = replay(edition, position, events);
      expect(textOf(replay(edition, position, events))).toBe(textOf(first));
      expect(textOf(first.outcomes)).toBe(textOf(steps.map((s) => s.outcome)));
    });
  });

  test('is the same in one piece as in two', () => {
    always((dice, edition, length) => {
      const { position, events } = anyGame(dice, edition, length);
      const cut = dice.below(length + 1);
      const head = replay(edition, position, events.slice(0, cut));
      let { state } = head;
      const outcomes = [...head.outcomes];
      for (const event of events.slice(cut)) {
        const step = apply(edition, state, event);
        state = step.state;
        outcomes.push(step.outcome);
      }
      expect(textOf({ outcomes, state })).toBe(textOf(replay(edition, position, events)));
    });
  });

  test('refuses everything once it has ended', () => {
    const endings = new Set<string>();
    always((dice, edition, length) => {
      for (const { before, outcome, state } of anyGame(dice, edition, length).steps) {
        if (!before.ended) continue;
        endings.add(before.ended.reason);
        expect(outcome).toMatchObject({ kind: 'refused', reason: 'game-over' });
        expect(state).toBe(before);
      }
    });
    expect(endings.size).toBeGreaterThan(4);
  });

  test('takes turns in alternation, whatever the reading', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, dice.coin() ? edition : anyReading(dice, edition), length);
      for (const { state, event } of game.steps) {
        const twice = state.turns.some((turn, i) => turn.by === state.turns[i - 1]?.by);
        hold(!twice, () => `two turns in a row after ${event.type}: ${storyOf(game)}`);
      }
    });
  });

  test('has on the board the play of the player to move', () => {
    let looked = 0;
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state, event, outcome } of game.steps) {
        const { play } = state;
        const story = () => `${event.type}: ${storyOf(game)}`;
        if (event.type === 'place' && outcome.kind === 'done') hold(play?.by === event.by, story);
        if (!play || state.ended) continue;
        looked += 1;
        hold(play.by === state.toMove, story);
        hold(
          play.tiles.every((t) => state.board.has(t.square)),
          story,
        );
      }
    });
    expect(looked).toBeGreaterThan(1000);
  });

  test('gives no points for a play ruled invalid', () => {
    let looked = 0;
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state, before, event } of game.steps) {
        if (before.play?.ruling !== 'invalid' || state.ended) continue;
        looked += 1;
        hold(
          textOf(state.scores) === textOf(before.scores),
          () => `${event.type}: ${storyOf(game)}`,
        );
      }
    });
    expect(looked).toBeGreaterThan(20);
  });

  test('asks no player for fewer than no tiles', () => {
    always((dice, edition, length) => {
      for (const { outcome } of anyGame(dice, edition, length).steps) {
        const { sees = 0, returns = 0, draws = 0, handsOver = 0 } = outcome.remedy ?? {};
        expect(Math.min(sees, returns, draws, handsOver)).toBeGreaterThanOrEqual(0);
      }
    });
  });
});

describe('any play', () => {
  test('is admitted exactly when a second look at the board finds it legal', () => {
    const found = { legal: 0, illegal: 0 };
    always((dice, edition) => {
      const position = anyPosition(dice);
      const state = stateOf({ ...position, board: dice.oneIn(4) ? [] : position.board });
      const rack = state.racks[state.toMove];
      if (rack.length === 0) return;
      const tiles = dice
        .shuffled(anyPlay(dice, state.board, rack))
        .filter(() => !dice.oneIn(9))
        .slice(0, 7);
      if (tiles.length < (state.board.size > 0 ? 1 : (valueIn(edition, 'openingTiles') ?? 2)))
        return;
      const { outcome } = apply(edition, state, { type: 'place', by: state.toMove, tiles });
      const coversCentre = valueIn(edition, 'centreMissed') !== 'rival-decides';
      const legal = isLegal(state.board, tiles, { coversCentre });
      found[legal ? 'legal' : 'illegal'] += 1;
      hold(legal === (outcome.kind === 'done'), () =>
        textOf({ board: state.board, tiles, outcome }),
      );
    });
    expect(Math.min(found.legal, found.illegal)).toBeGreaterThan(100);
  });

  test('scores what a second count of rows and columns gives', () => {
    let counted = 0;
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length, nextEvent);
      for (const { event, outcome, before, state } of game.steps) {
        if (event.type !== 'place' || outcome.kind !== 'done') continue;
        counted += 1;
        const points = recount(before.board, event.tiles);
        hold(
          outcome.score === points,
          () => `${outcome.score}, recounted ${points}: ${storyOf(game)}`,
        );
        expect(state.play?.score).toBe(points);
      }
    });
    expect(counted).toBeGreaterThan(1000);
  });

  test('adds its points to the score when the rival notes it, once', () => {
    let accepted = 0;
    always((dice, edition, length) => {
      for (const { before, state } of anyGame(dice, edition, length, nextEvent).steps) {
        const play = before.play;
        if (!play || play.accepted || !state.play?.accepted || state.ended) continue;
        accepted += 1;
        expect(state.scores[play.by] - before.scores[play.by]).toBe(play.score);
      }
    });
    expect(accepted).toBeGreaterThan(200);
  });
});
