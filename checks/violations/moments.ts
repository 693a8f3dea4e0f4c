// What holds at one moment and not at another: before the start, during a ruling, once the letter is said.
import type { Refusal } from '../../protocol/generated/types.ts';
import type { Apply, State } from '../../reference-impl/src/index.ts';
import { beforehand, insteadOf, type Violation } from './violation.ts';

type Event = Parameters<Apply>[2];

const barring =
  (reason: Refusal, bars: (event: Event, before: State) => boolean): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    bars(event, before)
      ? { state: before, outcome: { kind: 'refused', reason, because: [] } }
      : sound(edition, before, event);

const SAY_LETTER = ['fise-2003:10.1', 'redeletras:10.1', 'fise-2009:10.2', 'resumen-2018:8.s2'];

export const moments: readonly Violation[] = [
  {
    name: 'after a valid ruling the author draws on nobody’s time',
    clauses: ['ajs-2024:4.1.7.1.e1.p2#challenger-presses'],
    act: beforehand(['draw'], (before, { by }) =>
      before.timed.running === null
        ? { ...before, timed: { ...before.timed, running: by } }
        : before,
    ),
  },
  {
    name: 'the bag may not be checked before the game',
    clauses: ['redeletras:4.p2'],
    act: barring(
      'too-early',
      ({ type }, { board, turns }) => type === 'count-bag' && board.size + turns.length === 0,
    ),
  },
  {
    name: 'no lots on the side of the board',
    clauses: ['ajs-2024:3.1.1.a.s1#either-may-ask'],
    act: barring(
      'not-applicable',
      (event) => event.type === 'request-seat-lots' && event.about?.includes('side') === true,
    ),
  },
  {
    name: 'a blank without a letter is taken for an E',
    clauses: SAY_LETTER.map((clause) => `${clause}#say-letter`),
    act: insteadOf('place', (event) => ({
      ...event,
      tiles: event.tiles.map((t) => (t.tile === '?' ? { ...t, as: t.as ?? 'E' } : t)),
    })),
  },
  {
    name: 'a blank of an earlier play gets another letter',
    clauses: SAY_LETTER.map((clause) => `${clause}#letter-stays`),
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const old = event.type === 'name-blank' ? before.board.get(event.square) : undefined;
      if (event.type !== 'name-blank' || old?.tile !== '?' || before.play) return step;
      const board = new Map(before.board).set(event.square, { ...old, as: event.letter });
      return { state: { ...before, board }, outcome: { kind: 'done', because: [] } };
    },
  },
  {
    name: 'what is kept during a ruling is asked for after it as well',
    clauses: [
      ...['fise-2003:35.5#board-covered', 'redeletras:35.5#board-covered'],
      ...['fise-2009:42.5#board-covered', 'ajs-2024:4.1.7.1.d'],
    ],
    act: (sound) => (edition, before, event) => {
      if (event.type !== 'await-ruling' || !before.play) return sound(edition, before, event);
      const challenge = { by: before.play.by, words: [], handedIn: true };
      const play = { ...before.play, challenge: before.play.challenge ?? challenge };
      return { ...sound(edition, { ...before, play }, event), state: before };
    },
  },
];
