// What holds for every game under every edition, whatever happens at the table.
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../arbitraries/events.ts';
import { anyGame, type Game } from '../arbitraries/games.ts';
import { always } from '../arbitraries/property.ts';
import { EDITION_IDS, type Edition } from './edition.ts';
import { editions } from './editions/index.ts';
import type { GameEvent } from './events.ts';
import { other } from './players.ts';
import { apply, replay } from './replay.ts';
import { ENDINGS, type Position, type State } from './state.ts';
import type { Tile } from './tiles.ts';

/** Maps and sets included, so that states can be compared as text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, v) => (v instanceof Map || v instanceof Set ? [...v] : v));

const tilesIn = ({ board, racks, hands, bag }: State): string =>
  [...[...board.values()].map((p) => p.tile), racks.A, racks.B, hands.A, hands.B, bag]
    .flat()
    .sort()
    .join(' ');

const historyOf = ({ position, events }: Game): string => textOf({ position, events });

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};

describe('any game', () => {
  test('has an outcome for each event and never throws', () => {
    const seen = new Map<string, number>();
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      expect(replay(edition, game.position, game.events).outcomes).toHaveLength(length);
      for (const { event, outcome } of game.steps) {
        const key = `${event.type} ${outcome.kind}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    });
    const untried = EVENT_TYPES.filter((type) => !seen.has(`${type} refused`));
    expect(untried, 'types of event that were never refused').toEqual([]);
    const vain = EVENT_TYPES.filter((type) => !seen.has(`${type} done`));
    expect(vain, 'types of event that were never admitted').toEqual(['demand-meaning']);
  });

  test('stays as it was when an event is refused or not regulated', () => {
    let looked = 0;
    always((dice, edition, length) => {
      for (const { outcome, state, before } of anyGame(dice, edition, length).steps) {
        if (outcome.kind === 'done') continue;
        looked += 1;
        expect(textOf(state)).toBe(textOf(before));
      }
    });
    expect(looked).toBeGreaterThan(1000);
  });

  test('gives a reason and a clause for each refusal', () => {
    always((dice, edition, length) => {
      for (const { event, outcome } of anyGame(dice, edition, length).steps) {
        if (outcome.kind !== 'refused') continue;
        expect(outcome.reason).toMatch(/^[a-z-]+$/);
        expect(outcome.because, `${edition.id}: ${event.type} ${outcome.reason}`).not.toEqual([]);
      }
    });
  });

  test('neither loses nor gains a tile', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state, before } of game.steps) {
        if (tilesIn(state) !== tilesIn(before)) expect(tilesIn(state), historyOf(game)).toBe(tilesIn(before));
      }
    });
  });

  test('does not touch the state it starts from, nor the request', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      const request = deepFreeze(structuredClone({ position: game.position, events: game.events }));
      const before = textOf(request);
      let { state } = replay(edition, request.position, []);
      for (const event of request.events) {
        const text = textOf(state);
        const next = apply(edition, state, event).state;
        expect(textOf(state)).toBe(text);
        state = next;
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
      const game = anyGame(dice, edition, length);
      for (const { before, outcome, state } of game.steps) {
        if (!before.ended) continue;
        endings.add(before.ended.reason);
        expect(outcome).toMatchObject({ kind: 'refused', reason: 'game-over' });
        expect(state).toBe(before);
      }
    });
    expect([...endings].sort()).toEqual([...ENDINGS].sort());
  });

  test('counts turns in alternation', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state, event } of game.steps) {
        const bad = state.turns.some((turn, i) => turn.by === state.turns[i - 1]?.by);
        if (bad) expect.fail(`two turns in a row after ${event.type}: ${historyOf(game)}`);
      }
    });
  });

  test('lets only the player to move lay tiles', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state, event, outcome } of game.steps) {
        if (event.type !== 'place' || outcome.kind !== 'done' || state.ended) continue;
        expect(state.toMove, historyOf(game)).toBe(event.by);
        expect(state.play?.by, historyOf(game)).toBe(event.by);
      }
    });
  });

  test('gives no points for a play ruled invalid', () => {
    let looked = 0;
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state, before, event } of game.steps) {
        if (before.play?.ruling !== 'invalid' || state.ended) continue;
        looked += 1;
        expect(state.scores, `after ${event.type}: ${historyOf(game)}`).toEqual(before.scores);
        expect([...state.board.keys()]).toEqual(
          expect.arrayContaining([...before.board.keys()]),
        );
      }
    });
    expect(looked).toBeGreaterThan(20);
  });

  test('keeps the play on the board whole while its turn lasts', () => {
    always((dice, edition, length) => {
      const game = anyGame(dice, edition, length);
      for (const { state } of game.steps) {
        const { play } = state;
        if (!play || play.ruling === 'invalid') continue;
        expect(play.tiles.every((t) => state.board.has(t.square)), historyOf(game)).toBe(true);
        if (!state.ended) expect(play.by, historyOf(game)).toBe(state.toMove);
      }
    });
  });
});

describe('after the end', () => {
  const over: Position = {
    board: [{ square: 'H8', tile: 'A' }],
    racks: { A: ['S'], B: ['O', 'S'] },
    bag: [],
    scores: { A: 10, B: 20 },
    starter: 'A',
    toMove: 'A',
    turns: [],
    timing: 'running',
    clocks: { A: 0, B: 0 },
    lexicon: [],
    handling: { mode: 'slips', announced: false, agreed: [] },
    surpluses: { A: 0, B: 0 },
    offences: { A: { game: 0, tournament: 0 }, B: { game: 0, tournament: 0 } },
  };
  const out: GameEvent[] = [
    { type: 'place', by: 'A', tiles: [{ square: 'H9', tile: 'S' }] },
    { type: 'announce', by: 'A', points: 2 },
    { type: 'note', by: 'A', points: 2 },
    { type: 'note', by: 'B', points: 2 },
  ];

  test.each(EDITION_IDS)('going out under %s ends the game and settles the score', (id) => {
    const { state } = replay(editions[id], over, out);
    expect(state.ended).toEqual({ reason: 'out', winner: 'B', deductions: { A: 2, B: -2 } });
    expect(state.scores).toEqual({ A: 14, B: 18 });
  });
});
