// What holds for every play: when it is admitted, what it scores, when its points count.
import { describe, expect, test } from 'vitest';
import { anyGame, storyOf, textOf } from '../../arbitraries/games.ts';
import { nextEvent } from '../../arbitraries/next-event.ts';
import { anyPlay } from '../../arbitraries/plays.ts';
import { anyPosition } from '../../arbitraries/positions.ts';
import { always, hold } from '../../arbitraries/property.ts';
import { isLegal, recount } from '../../arbitraries/recount.ts';
import { ask } from '../kernel/edition.ts';
import { says } from '../kernel/ruled.ts';
import { PLAYERS } from './board/players.ts';
import { sanctionPoints } from './conduct/record.ts';
import { placing } from './play/parameters.ts';
import { apply } from './replay.ts';
import { stateOf } from './state.ts';

describe('any play', () => {
  test('is admitted exactly when a second look at the board finds it legal', () => {
    const found = { legal: 0, illegal: 0 };
    always((chance, edition) => {
      const position = anyPosition(chance);
      const state = stateOf({ ...position, board: chance.oneIn(4) ? [] : position.board });
      const rack = state.racks[state.toMove];
      if (rack.length === 0) return;
      const tiles = chance
        .shuffled(anyPlay(chance, state.board, rack))
        .filter(() => !chance.oneIn(9))
        .slice(0, 7);
      const least = state.board.size > 0 ? 1 : 2; // every edition asks two tiles of an opening
      if (tiles.length < least) return;
      const { outcome } = apply(edition, state, { type: 'place', by: state.toMove, tiles });
      const coversCentre = says(ask(edition, placing.centreMissed), 'refused');
      const legal = isLegal(state.board, tiles, { coversCentre });
      found[legal ? 'legal' : 'illegal'] += 1;
      hold(legal === (outcome.kind === 'done'), () =>
        textOf({ board: state.board, tiles, outcome }),
      );
    });
    expect(Math.min(found.legal, found.illegal)).toBeGreaterThan(40);
  });

  test('scores what a second count of rows and columns gives', () => {
    let counted = 0;
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length, nextEvent);
      for (const { event, outcome, before, state } of game.steps) {
        if (event.type !== 'place' || outcome.kind !== 'done') continue;
        counted += 1;
        const points = recount(before.board, event.tiles);
        hold(
          textOf(outcome.report) === textOf({ score: points, words: wordsOf(state.play) }),
          () => `${textOf(outcome)}, recounted ${points}: ${storyOf(game)}`,
        );
      }
    }, 80); // long games, so that many plays are made
    expect(counted).toBeGreaterThan(1000);
  });

  test('is of the player to move, and lies on the board', () => {
    let looked = 0;
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      for (const { state, event, outcome } of game.steps) {
        const { play } = state;
        const story = () => `${event.type}: ${storyOf(game)}`;
        if (event.type === 'place' && outcome.kind === 'done') hold(play?.by === event.by, story);
        if (!play || state.ended) continue;
        looked += 1;
        hold(play.by === state.toMove, story);
        const lies = play.tiles.every((t) => state.board.has(t.square));
        hold(lies, story);
      }
    });
    expect(looked).toBeGreaterThan(1000);
  });
});

const wordsOf = (play: ReturnType<typeof stateOf>['play']) => play?.words.map((w) => w.word);

/** Acts that change the score of plays that stand already. */
const PUTS_RIGHT: ReadonlySet<string> = new Set([
  ...['request-recount', 'ask-correction', 'penalise', 'answer-appeal', 'settle'],
]);

describe('points', () => {
  test('are added once, when the play comes to stand, and at no other time', () => {
    const stood = { sheets: 0, automatic: 0 };
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      for (const { before, state, event } of game.steps) {
        if (state.ended || PUTS_RIGHT.has(event.type)) continue;
        const { play } = before;
        const written = event.type === 'note' ? event.points : (play?.written ?? play?.score ?? 0);
        const stands = state.turns.slice(before.turns.length).some(({ kind }) => kind === 'play');
        if (stands) stood[before.recording] += 1;
        for (const player of PLAYERS) {
          const off =
            sanctionPoints(state.conduct, player) - sanctionPoints(before.conduct, player);
          const points = (stands && play?.by === player ? written : 0) - off;
          hold(
            state.scores[player] - before.scores[player] === points,
            () => `${event.type}, ${points} of ${player}: ${storyOf(game)}`,
          );
        }
      }
    });
    expect(Math.min(stood.sheets, stood.automatic)).toBeGreaterThan(100);
  });

  test('are none for a play ruled invalid', () => {
    let looked = 0;
    always((chance, edition, length) => {
      const game = anyGame(chance, edition, length);
      for (const { state, before, event, outcome } of game.steps) {
        if (outcome.kind !== 'done' || event.type !== 'rule' || state.ended) continue;
        const { report } = outcome;
        if (!report || !('valid' in report) || report.valid) continue;
        looked += 1;
        const same = textOf(state.scores) === textOf(before.scores);
        hold(same, () => `${event.type}: ${storyOf(game)}`);
      }
    });
    expect(looked).toBeGreaterThan(20);
  });
});
