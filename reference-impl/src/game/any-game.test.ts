// What holds for every game under every edition, whatever happens at the table and whoever keeps the score.
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../protocol/generated/vocabulary.ts';
import { deepFreeze } from '../../arbitraries/deep-freeze.ts';
import { anyGame, storyOf, textOf } from '../../arbitraries/games.ts';
import { always, hold } from '../../arbitraries/property.ts';
import { anyReading } from '../../arbitraries/readings.ts';
import { stand } from './play/acceptance.ts';
import { AFTER_END, apply, replay } from './replay.ts';
import { type State, stateOf } from './state.ts';

const tilesIn = ({ board, racks, hands, bag, lots }: State): string =>
  [...[...board.values()].map((p) => p.tile), racks.A, racks.B, hands.A, hands.B, bag, lots]
    .flat()
    .sort()
    .join(' ');

describe('any game', () => {
  test('has an outcome for each event and never throws', () => {
    const seen = new Set<string>();
    always((chance, edition, length) => {
      const { position, events, steps } = anyGame(chance, edition, length);
      expect(replay(edition, position, events).outcomes).toHaveLength(length);
      for (const { event, outcome, before } of steps) {
        seen.add(`${event.type} ${outcome.kind}`).add(`${before.recording} ${outcome.kind}`);
      }
    }, 240); // long games, so that most events find their moment
    const share = (...kinds: readonly string[]) =>
      EVENT_TYPES.filter((type) => kinds.some((kind) => seen.has(`${type} ${kind}`))).length /
      EVENT_TYPES.length;
    expect(share('done', 'refused', 'unregulated')).toBe(1);
    expect(share('done')).toBeGreaterThan(0.8);
    // What people say and have on the table is judged, not refused.
    expect(share('refused')).toBeGreaterThan(0.75);
    expect(seen).toContain('sheets done');
    expect(seen).toContain('automatic done');
  });

  test('stays as it was when an event is refused or not regulated', () => {
    let looked = 0;
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      for (const { before, event, outcome, state } of game.steps) {
        if (outcome.kind === 'done') continue;
        looked += 1;
        hold(textOf(state) === textOf(before), () => `${event.type}: ${storyOf(game)}`);
      }
    });
    expect(looked).toBeGreaterThan(1000);
  });

  test('neither loses nor gains a tile, whatever the reading', () => {
    always((chance, edition, length) => {
      const game = anyGame(chance, anyReading(chance, edition), length);
      for (const { event, state, before } of game.steps) {
        hold(tilesIn(state) === tilesIn(before), () => `${event.type}: ${storyOf(game)}`);
      }
    });
  });

  test('changes neither the edition nor the request nor an earlier state', () => {
    always((chance, edition, length) => {
      const { position, events } = anyGame(chance, edition, length);
      const request = deepFreeze({ position, events });
      let state = deepFreeze(stateOf(request.position));
      for (const event of request.events) {
        state = deepFreeze(apply(deepFreeze(edition), state, event).state);
      }
      replay(edition, request.position, request.events);
    });
  });

  test('is replayed as it was played, and then what lies on the board stands', () => {
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      const { position, events, steps } = game;
      const { outcomes, state } = replay(edition, position, events);
      const played = steps.at(-1)?.state ?? stateOf(position);
      const stood = { ...stand(edition, played), cited: [], lexicon: state.lexicon };
      hold(textOf(state) === textOf(stood), () => storyOf(game));
      const kept = steps.map((s) => s.outcome);
      const sure = state === played ? length : length - 1; // the last outcome may cite what followed
      expect(outcomes.slice(0, sure)).toEqual(kept.slice(0, sure));
      expect(outcomes.at(-1)?.because).toEqual(
        expect.arrayContaining([...(kept.at(-1)?.because ?? [])]),
      );
    });
  });

  test('replays alike twice', () => {
    always((chance, edition, length) => {
      const { position, events } = anyGame(chance, edition, length);
      const [once, again] = [1, 2].map(() => textOf(replay(edition, position, events)));
      expect(once).toBe(again);
    });
  });

  test('refuses what belongs to play once it has ended, on the grounds of its end', () => {
    const endings = new Set<string>();
    always((chance, edition, length) => {
      for (const { before, event, outcome, state } of anyGame(chance, edition, length).steps) {
        if (!before.ended || AFTER_END.has(event.type)) continue;
        endings.add(before.ended.reason);
        const { because } = before.ended;
        expect(outcome).toEqual({ kind: 'refused', reason: 'game-over', because });
        expect(textOf(state)).toBe(textOf(before));
      }
    });
    expect(endings.size).toBeGreaterThan(4);
  });

  test('takes turns in alternation, whatever the reading', () => {
    always((chance, edition, length) => {
      const game = anyGame(chance, anyReading(chance, edition), length);
      for (const { state, event, outcome } of game.steps) {
        // From here on an official has said whose turn it is.
        if (event.type === 'settle' && event.order?.toMove && outcome.kind === 'done') break;
        const twice = state.turns.some((turn, i) => turn.by === state.turns[i - 1]?.by);
        hold(!twice, () => `two turns in a row after ${event.type}: ${storyOf(game)}`);
      }
    });
  });

  test('asks no player for fewer than no tiles, and nobody for more than a rack', () => {
    let asked = 0;
    always((chance, edition, length) => {
      for (const { outcome } of anyGame(chance, edition, length).steps) {
        if (outcome.kind !== 'done' || !outcome.report || !('returns' in outcome.report)) continue;
        const { sees, returns, draws, handsOver, unseenReturned } = outcome.report;
        asked += 1;
        expect(Math.min(sees, returns, draws, handsOver, unseenReturned)).toBeGreaterThanOrEqual(0);
        expect(Math.max(draws, handsOver)).toBeLessThanOrEqual(7);
      }
    });
    expect(asked).toBeGreaterThan(20);
  });
});
