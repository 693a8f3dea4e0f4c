// Sheets: what a line carries, who signs what and when, and which points may still be put right.
import {
  SCORE_MATTERS,
  SIGNED_SHEETS,
  TIMINGS,
} from '../../../../protocol/generated/vocabulary.ts';
import { flag, norm, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

const duty = oneOf('required', 'best-effort', 'optional');

/** Turns without a play that have a line of their own. */
export const SCORELESS = ['pass', 'exchange', 'invalid'] as const;

/** What can be put right in a game, be it the sum of a sheet or a matter of a single play. */
export const CORRECTIONS = ['sum', 'count', 'validity', 'deduction'] as const;

export const sheet = group('sheet', {
  /** Each player goes over both sheets and compares their points. */
  compared: orSilence(norm()),
  /** How strictly a line has to carry something; the main word, by how the game is timed. */
  mainWord: table(TIMINGS, duty),
  otherWords: duty,
  points: duty,
  total: duty,
  /** That a running total is rightly added. */
  sum: duty,
  /** A turn without a play: the dash in place of the word, and the total carried over. */
  dash: table(SCORELESS, duty),
  carried: table(SCORELESS, duty),
  /** Main words that are missing have to be written before signing: on whose time, and whether that costs points. */
  wordsBeforeSigning: flag(),
  wordsClock: oneOf('own', 'nobody'),
  wordsCost: flag(),
  /** The rival need not sign until they are there. */
  rivalMayWait: flag(),
});

export const closing = group('closing', {
  /** The result is filled in and signed once play is over, by each player. */
  afterPlay: flag(),
  fillIn: orSilence(flag()),
  signOn: orSilence(setOf(SIGNED_SHEETS)),
  closedBy: oneOf('both', 'one'),
  /** The document handed in carries both signatures. */
  deliveryNeedsBoth: flag(),
});

export const correction = group('correction', {
  /** What may be put right at all. */
  correctable: table(CORRECTIONS, orSilence(flag())),
  /** Until which signature one player may ask for it. */
  until: oneOf('first-signature', 'second-signature', 'any-time'),
  askedBy: oneOf('either', 'both'),
  /** Whether the sheets have to differ in what is put right. */
  where: oneOf('anywhere', 'sheets-differ'),
  /** Once the game is closed: who may have it opened again, until when, and whether that has to be granted. */
  reopenedBy: oneOf('both', 'either', 'nobody'),
  reopenUntil: oneOf('any-time', 'delivery', 'signatures'),
  reopening: oneOf('granted', 'binding'),
  /** Once the result has been handed in: what may be claimed, by whom, until when, and who decides. */
  claims: setOf(SCORE_MATTERS),
  claimedBy: oneOf('both', 'either'),
  claimsGranted: flag(),
  claimsUntil: oneOf('called', 'started'),
});
