// The clock before the game and when it fails: what there has to be, how it is set, who starts it, what a new one shows.
import { count, flag, oneOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const setting = group('setting', {
  /** Before the game the clock shows the time that each player has, and it stands. */
  timeSet: flag(),
  stoppedBeforehand: flag(),
  /** Who sets it going, and whether the tiles are racked only then. */
  startedBy: oneOf('other', 'starter', 'either'),
  rackAfterStart: flag(),
  clockAtEveryTable: flag(),
  phone: oneOf('in-aeroplane-mode', 'as-it-is', 'never'),
  phoneNeedsCountdown: flag(),
});

export const failure = group('failure', {
  replacedBy: oneOf('judge', 'anybody'),
  /** What the new clock shows where the times of the old one are known. */
  known: oneOf('copied', 'shared-out'),
  /** Where they are not: what is left of the time of the round, or of both players, less so many minutes, shared out. */
  total: oneOf('round', 'both-players'),
  lessMinutes: count(),
  /** Whether these come off before what is left is halved, or off each half. */
  lessTaken: oneOf('before-halving', 'after-halving'),
  countedFrom: oneOf('round-start', 'first-press'),
});
