// The random games themselves: within the contract, of every type of event, and shrunk when they break a statement.
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../protocol/generated/types.ts';
import { EVENT_TYPES } from '../../protocol/generated/vocabulary.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import { editions } from '../src/editions/index.ts';
import { stateOf } from '../src/game/state.ts';
import type { Chance } from './chance.ts';
import { fitted, madeUp } from './fitted.ts';
import { schemaAt, valueFrom } from './from-schema.ts';
import { anyGame, type Game } from './games.ts';
import { anyPosition } from './positions.ts';
import { always, hold, shortestBreaking } from './property.ts';

const fits = (params: object): void =>
  hold(validators.gameReplayParams(params), () =>
    problemText(problemsIn(validators.gameReplayParams, params)),
  );

describe('random requests', () => {
  test('with events of every type, made up or fitted to the table, are within the contract', () => {
    always((chance, { id: edition }) => {
      const position = anyPosition(chance);
      const state = stateOf(position);
      const events = EVENT_TYPES.flatMap((type): GameEvent[] => [
        madeUp(chance, type),
        fitted(chance, state, type),
      ]);
      expect(events.map((event) => event.type)).toEqual(EVENT_TYPES.flatMap((t) => [t, t]));
      fits({ edition, readings: {}, position, events });
    });
  });

  test('of whole games are within the contract', () => {
    always((chance, edition, length) => {
      const { position, events } = anyGame(chance, edition, length);
      fits({ edition: edition.id, readings: {}, position, events });
    });
  });
});

describe('a statement that does not hold', () => {
  const breaks = (statement: (game: Game) => void) =>
    shortestBreaking(
      (chance, edition, length) => statement(anyGame(chance, edition, length)),
      editions['fise-2009'],
    );

  test('is broken by a game as short as can be', () => {
    const placed = breaks(({ events }) =>
      expect(events.filter((event) => event.type === 'place').length).toBeLessThan(2),
    );
    expect(placed).toBeGreaterThanOrEqual(2);
    expect(placed).toBeLessThan(8);
  });

  test('of every game is broken by one without events', () => {
    expect(breaks(() => expect.unreachable())).toBe(0);
  });

  test('is not found where it holds', () => {
    expect(
      breaks(({ steps, events }) => expect(steps).toHaveLength(events.length)),
    ).toBeUndefined();
  });
});

describe('a value from a schema', () => {
  const plainest: Chance = {
    below: () => 0,
    between: (least) => least,
    pick: <T>([first]: readonly T[]) => first as T,
    some: () => [],
    coin: () => false,
    oneIn: () => false,
    shuffled: (list) => [...list],
    text: () => 'H8',
  };

  test('has what is required, and at its plainest nothing else', () => {
    const note = schemaAt('game/events/play.schema.json#/$defs/note');
    expect(valueFrom(plainest, note)).toEqual({ type: 'note', by: 'A', points: -1 });
    const placed = schemaAt('game/table.schema.json#/$defs/placed-tile');
    expect(valueFrom(plainest, placed)).toEqual({ square: 'H8', tile: 'A' });
  });

  test('needs a schema that is there, of a type that is known', () => {
    expect(() => schemaAt('game/table.schema.json#/$defs/nothing')).toThrow('no nothing, expected');
    const file = new URL('file:///schemas/odd.schema.json');
    expect(() => valueFrom(plainest, { schema: { type: 'number' }, file })).toThrow(
      '/schemas/odd.schema.json: no value for {"type":"number"}, expected a known type',
    );
  });
});
