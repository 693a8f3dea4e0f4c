// Violations of the rules on accepting a play, questioning it and the answer.
import type { State } from '../../reference-impl/src/index.ts';
import { afterwards, beforehand, insteadOf, type Violation } from './violation.ts';

type Play = NonNullable<State['play']>;

/** The play on the board put otherwise, where there is one. */
const withPlay = (state: State, change: (play: Play) => Partial<Play>): State =>
  state.play ? { ...state, play: { ...state.play, ...change(state.play) } } : state;

export const challenges: readonly Violation[] = [
  {
    name: 'one sheet serves both players',
    clauses: ['fise-2003:5.1#keep-sheet', 'redeletras:5.1#keep-sheet', 'fise-2009:5.1#keep-sheet'],
    act: afterwards(['note'], (after, { by }) => ({
      ...after,
      sheets: { A: after.sheets[by], B: after.sheets[by] },
    })),
  },
  {
    name: 'the main word is not written beside the points',
    clauses: ['fise-2009:32.1.s3#main-word-noted'],
    act: afterwards(['note'], (after, { by }) => ({
      ...after,
      sheets: {
        ...after.sheets,
        [by]: after.sheets[by].map(({ by: author, points }) => ({ by: author, points })),
      },
    })),
  },
  {
    name: 'what the rival notes does not get onto a sheet',
    clauses: ['fise-2009:32.1.s3#both-note'],
    act: afterwards(['note'], (after, { by }, before) =>
      before.play && before.play.by !== by
        ? { ...after, scores: before.scores, sheets: before.sheets }
        : after,
    ),
  },
  {
    name: 'points said aloud are not heard',
    clauses: [
      ...['fise-2003:29.p1#announce-points', 'redeletras:29.p1#announce-points'],
      ...['redeletras:29.p2#announce-points', 'fise-2009:32.2#announce-points'],
      'fise-2009:32.1#announce-points',
    ],
    act: afterwards(['announce'], (_, __, before) => before),
  },
  {
    name: 'a count that was noted and not announced is not over',
    clauses: [
      'fise-2003:29.p1',
      'redeletras:34.p1#after-counting',
      'fise-2009:39#after-counting',
      'resumen-2018:23.s3',
    ],
    act: afterwards(['note'], (after, _, before) =>
      withPlay(after, () => ({ announced: before.play?.announced ?? false })),
    ),
  },
  {
    name: 'a play is complete once one player has noted it',
    clauses: ['fise-2003:29.p3#complete-when-both-noted', 'redeletras:29.p6', 'fise-2009:32.p2'],
    act: afterwards(['note'], (after) => withPlay(after, () => ({ noted: { A: true, B: true } }))),
  },
  {
    name: 'pressing the clock hands over a play that nobody has accepted',
    clauses: [
      ...['fise-2003:29.p1#both-note', 'redeletras:29.p1#both-note'],
      ...['redeletras:29.p2#both-note', 'fise-2009:32.2#both-note'],
    ],
    act: beforehand(['press-clock'], (before) => withPlay(before, () => ({ accepted: true }))),
  },
  {
    name: 'drawing starts the time of the rival',
    clauses: ['fise-2003:29.p3#press-last', 'fise-2009:32.p1#press-last'],
    act: afterwards(['draw'], (after, { by }) => ({
      ...after,
      timed: { running: by === 'A' ? 'B' : 'A', because: [], stop: null },
    })),
  },
  {
    name: 'pressing the clock starts the time of nobody',
    clauses: ['fise-2003:29.p3#press-last', 'fise-2009:32.p1#press-last'],
    act: afterwards(['press-clock'], (after) => ({
      ...after,
      timed: { running: null, because: [], stop: null },
    })),
  },
  {
    name: 'playing on counts a play already accepted once more',
    clauses: ['fise-2003:34.p2', 'redeletras:34.p2', 'fise-2009:39.s3', 'resumen-2018:23.s3'],
    act: beforehand(['place', 'pass', 'exchange'], (before, { by }) =>
      before.play?.by === by ? before : withPlay(before, () => ({ accepted: false })),
    ),
  },
  {
    name: 'a recount puts nothing right',
    clauses: [
      ...['fise-2003:29.p1#opponent-checks', 'redeletras:29.p1#opponent-checks'],
      ...['redeletras:29.p2#opponent-checks', 'fise-2009:32.2#opponent-checks'],
      ...['redeletras:34.p3', 'fise-2009:41'],
    ],
    act: afterwards(['request-recount'], (_, __, before) => before),
  },
  {
    name: 'a wrong sum is put right without anybody asking',
    clauses: ['ajs-2024:4.1.7.1.a.s1#noting-ends-recount'],
    act: insteadOf('note', (event, { play }) => ({
      ...event,
      points: play && play.ruling !== 'invalid' ? play.score : event.points,
    })),
  },
  {
    name: 'any word as long as one of the play may be challenged',
    clauses: ['fise-2009:40', 'ajs-2024:4.1.7.p1', 'ajs-2024:4.1.7.p2'],
    act: insteadOf('challenge', (event, { play }) => ({
      ...event,
      words: event.words.map((word) => {
        const formed = play?.words.map((w) => w.word) ?? [];
        const own = formed.find((w) => w.join() === word.join());
        return own ?? formed.find((w) => w.length === word.length) ?? word;
      }),
    })),
  },
  {
    name: 'with a device the author may still take the play back',
    clauses: ['ajs-2024:4.1.12.5.p2#nothing-meanwhile'],
    act: beforehand(['withdraw'], (before) =>
      before.handling.mode === 'device'
        ? withPlay(before, ({ challenge }) => ({
            challenge: challenge && { ...challenge, handedIn: false },
          }))
        : before,
    ),
  },
  {
    name: 'the rival may take the play of the author back',
    clauses: ['fise-2003:35.5', 'redeletras:35.5', 'fise-2009:42.5'],
    act: insteadOf('withdraw', (event, { play }) => ({ ...event, by: play?.by ?? event.by })),
  },
  {
    name: 'the author stops the clock in vain',
    clauses: ['ajs-2024:4.1.7.1.a.s2#author-may-stop-clock'],
    act: afterwards(['pause-clock'], (after, _, before) => ({ ...after, timed: before.timed })),
  },
];
