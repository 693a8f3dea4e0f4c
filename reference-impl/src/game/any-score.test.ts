// The score is what the sheets say: what a player has come to have is what both have noted alike for the plays that stand,
// with the items of the end and what sanctions have taken off.
import { expect, test } from 'vitest';
import type { Chance } from '../../arbitraries/chance.ts';
import { anyEvent } from '../../arbitraries/events.ts';
import { anyGame, type PlayedStep, storyOf } from '../../arbitraries/games.ts';
import { nextEvent } from '../../arbitraries/next-event.ts';
import { anyPosition } from '../../arbitraries/positions.ts';
import { always, hold } from '../../arbitraries/property.ts';
import type { Player } from './board/players.ts';
import { sanctionPoints } from './conduct/record.ts';
import type { EventType, GameEvent } from './events.ts';
import type { State } from './state.ts';

const PLAYERS = ['A', 'B'] as const;

/** Officials order another score, or what was noted is put right by hand. */
const BY_HAND: readonly EventType[] = ['settle', 'ask-correction', 'agree-score'];

const noting = (chance: Chance, state: State): GameEvent =>
  chance.oneIn(5) ? anyEvent(chance, state) : nextEvent(chance, state);

/** A play came to stand that one of the two had not noted. */
const standsUnnoted = ({ before, state }: PlayedStep): boolean => {
  const plays = ({ turns }: State): number => turns.filter(({ kind }) => kind === 'play').length;
  const play = state.play ?? before.play;
  return plays(state) > plays(before) && !(play?.noted.A && play.noted.B);
};

/** Points of a player on this sheet. */
const noted = ({ sheets }: State, on: Player, of: Player): number =>
  sheets[on].filter(({ by }) => by === of).reduce((sum, { points = 0 }) => sum + points, 0);

const itemised = ({ ended, conduct }: State, player: Player): number => {
  const { rack, time } = ended?.items[player] ?? { rack: 0, time: 0 };
  return rack + time - sanctionPoints(conduct, player);
};

const isBetweenPlays = ({ play, laying }: State): boolean =>
  !laying && (play === null || play.accepted);

test('the score is the sheets and the items noted', () => {
  let looked = 0;
  always((chance, edition, length) => {
    const position = { ...anyPosition(chance), recording: 'sheets' as const };
    const game = anyGame(chance, edition, length, noting, position);
    for (const step of game.steps) {
      const { event, outcome, state } = step;
      if (outcome.kind === 'done' && BY_HAND.includes(event.type)) return;
      if (standsUnnoted(step)) return;
      if (!isBetweenPlays(state)) continue;
      for (const player of PLAYERS) {
        const gained = state.scores[player] - position.scores[player];
        const [told, other] = PLAYERS.map((on) => noted(state, on, player));
        if (told === undefined || told !== other) return; // sheets that differ are settled by people
        const due = itemised(state, player);
        if (told !== 0) looked += 1;
        hold(
          gained === told + due,
          () => `${player} gained ${gained}, sheets ${told}, items ${due}: ${storyOf(game)}`,
        );
      }
    }
  }, 60);
  expect(looked).toBeGreaterThan(200);
});
