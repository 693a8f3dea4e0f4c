// Violations of the rules on sheets, signatures and corrections.
import type { Apply, State } from '../../reference-impl/src/index.ts';
import { afterwards, beforehand, insteadOf, type Violation } from './violation.ts';

type Player = 'A' | 'B';

const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const withClosing = (state: State, closing: Partial<State['closing']>): State => ({
  ...state,
  closing: { ...state.closing, ...closing },
});

/** What a review reports, told otherwise. */
const reviewing =
  (
    change: (report: {
      readonly lacks: readonly unknown[];
      readonly differs: readonly number[];
    }) => object,
  ) =>
  (sound: Apply): Apply =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    const { outcome } = step;
    if (event.type !== 'review-sheet' || outcome.kind !== 'done') return step;
    const report = { ...outcome.report, ...change(outcome.report as never) };
    return { ...step, outcome: { ...outcome, report: report as never } };
  };

/** A play that was agreed on, as if nobody had counted it. */
const uncounted = (state: State): State =>
  state.play && state.play.agreed !== null
    ? {
        ...state,
        play: { ...state.play, announced: false, counting: false, noted: { A: false, B: false } },
      }
    : state;

const MISCOUNTS = ['redeletras:34.p3', 'fise-2009:41', 'fise-2009:41.s2#counts'] as const;

export const sheets: readonly Violation[] = [
  {
    name: 'the sheets are never compared',
    clauses: [
      'fise-2003:5.1#scores-agree',
      'redeletras:5.1#scores-agree',
      'fise-2009:5.1#scores-agree',
    ],
    act: reviewing(() => ({ differs: [] })),
  },
  {
    name: 'every line of a sheet differs from the other',
    clauses: [
      'fise-2003:5.1#scores-agree',
      'redeletras:5.1#scores-agree',
      'fise-2009:5.1#scores-agree',
    ],
    act: reviewing(() => ({ differs: [1, 2, 3] })),
  },
  {
    name: 'nothing is ever missing on a sheet',
    clauses: [
      'fise-2009:5.2',
      'fise-2009:46.6#words',
      'ajs-2024:2.art5.2.s1#main-word',
      'ajs-2024:2.art5.2.s2#dash',
    ],
    act: reviewing(() => ({ lacks: [] })),
  },
  {
    name: 'the tournament sheet that one fills in serves both',
    clauses: [
      'fise-2003:5.1#tournament-sheet',
      'redeletras:5.1#tournament-sheet',
      'fise-2009:5.1.s2#tournament-sheet',
      'ajs-2024:4.1.13#filled-in',
    ],
    act: afterwards(['fill-in'], (after) => withClosing(after, { filledIn: ['A', 'B'] })),
  },
  {
    name: 'one signature counts for both players',
    clauses: [
      'fise-2003:5.1#sign-result',
      'redeletras:5.1#sign-result',
      'fise-2009:5.1.s2#sign-result',
      'fise-2009:44',
    ],
    act: afterwards(['sign'], (after) => withClosing(after, { signed: ['A', 'B'] })),
  },
  {
    name: 'a signature leaves no trace',
    clauses: [
      'fise-2003:5.1#sign-result',
      'redeletras:5.1#sign-result',
      'fise-2009:5.1.s2#sign-result',
      'fise-2009:44',
    ],
    act: afterwards(['sign'], (_, __, before) => before),
  },
  {
    name: 'the words written late do not get onto the sheet',
    clauses: ['fise-2009:5.2.s2#before-signing', 'fise-2009:5.2.s3'],
    act: afterwards(['complete-sheet'], (after, _, before) => ({
      ...after,
      sheets: before.sheets,
    })),
  },
  {
    name: 'words are written late on the time of the rival',
    clauses: ['fise-2009:5.2.s2#own-clock'],
    act: afterwards(['complete-sheet'], (after, { by, ms }, before) => ({
      ...after,
      scores: before.scores,
      ended: before.ended,
      clocks: { ...before.clocks, [other(by)]: before.clocks[other(by)] + ms },
    })),
  },
  {
    name: 'whoever signs has to wait for the sheet of the rival',
    clauses: ['fise-2009:5.2.s3'],
    act: beforehand(['sign'], (before, { by }) => ({
      ...before,
      sheets: { ...before.sheets, [by]: before.sheets[other(by)] },
    })),
  },
  {
    name: 'a correction stands on the sheets and leaves the score',
    clauses: [...MISCOUNTS, 'fise-2009:44.s2', 'ajs-2024:2.art41.1'],
    act: afterwards(['ask-correction'], (after, _, before) => ({
      ...after,
      scores: before.scores,
      ended: before.ended,
    })),
  },
  {
    name: 'a correction changes the score and leaves the sheets',
    clauses: [...MISCOUNTS],
    act: afterwards(['ask-correction'], (after, _, before) => ({
      ...after,
      sheets: before.sheets,
    })),
  },
  {
    name: 'a sum that is gone over leaves the totals as they were',
    clauses: ['redeletras:34.p3', 'fise-2009:41.s2#sums'],
    act: afterwards(['ask-correction'], (after, { what }, before) =>
      what === 'sum' ? { ...after, sheets: before.sheets } : after,
    ),
  },
  {
    name: 'a correction leaves the winner as it was',
    clauses: ['redeletras:34.p3', 'fise-2009:41', 'fise-2009:44.s2', 'ajs-2024:2.art41.1'],
    act: afterwards(['ask-correction'], (after, _, before) => ({
      ...after,
      ended: after.ended && { ...after.ended, winner: before.ended?.winner ?? null },
    })),
  },
  {
    name: 'a correction counts for the other player',
    clauses: [...MISCOUNTS],
    act: afterwards(['ask-correction'], (after, { of }, before) => ({
      ...after,
      scores: {
        ...before.scores,
        [other(of)]: before.scores[other(of)] + after.scores[of] - before.scores[of],
      },
    })),
  },
  {
    name: 'a claim about the result entered changes the game',
    clauses: ['ajs-2024:4.1.14.p1.s2#both-ask', 'ajs-2024:4.1.14.p1.s4'],
    act: afterwards(['ask-correction'], (after, _, before) => ({
      ...after,
      scores: before.closing.result?.scores ?? after.scores,
    })),
  },
  {
    name: 'the result is entered as it stands and never corrected',
    clauses: [
      'ajs-2024:4.1.14.p1.s2#judge-decides',
      'ajs-2024:4.1.14.p1.s3',
      'ajs-2024:4.1.14.p1.s4',
    ],
    act: afterwards(['ask-correction'], (after, _, before) => ({
      ...after,
      closing: before.closing,
    })),
  },
  {
    name: 'the total is not carried over when a turn without a play is noted',
    clauses: ['ajs-2024:2.art5.2.s2#total-carried'],
    act: insteadOf('note', ({ total, ...event }) => event),
  },
  {
    name: 'no dash is drawn when a turn without a play is noted',
    clauses: ['ajs-2024:2.art5.2.s2#dash'],
    act: insteadOf('note', ({ dash, ...event }) => event),
  },
  {
    name: 'the main word is not written',
    clauses: ['ajs-2024:2.art5.2.s1#main-word'],
    act: insteadOf('note', ({ word, ...event }) => event),
  },
  {
    name: 'the running total is not written',
    clauses: ['ajs-2024:2.art5.2.s1#total'],
    act: insteadOf('note', ({ total, ...event }) => event),
  },
  {
    name: 'what was agreed binds nobody',
    clauses: ['ajs-2024:4.1.7.1.p2#figure-agreed'],
    act: afterwards(['agree-score'], (after) =>
      after.play ? { ...after, play: { ...after.play, agreed: null } } : after,
    ),
  },
  {
    name: 'a play whose count was agreed on may still be changed',
    clauses: ['ajs-2024:4.1.7.1.p2#play-fixed'],
    act: beforehand(['rearrange'], uncounted),
  },
];
