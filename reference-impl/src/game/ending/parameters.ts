// How a game ends, and what is deducted then.
import { TURN_KINDS } from '../../../../protocol/generated/vocabulary.ts';
import { count, countOrNone, flag, oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const NON_PLAYS = TURN_KINDS.filter((kind) => kind !== 'play');

const ownRack = oneOf('own-rack', 'none');

export const ending = group('ending', {
  passesEach: count(),
  passKinds: setOf(NON_PLAYS),
  passesAtNilNil: flag(),
  /** What a play worth no points is in a run of passes. */
  nilPlay: oneOf('play', 'pass'),
  scorelessEach: countOrNone(),
  scorelessKinds: setOf(NON_PLAYS),
  scorelessAtNilNil: flag(),
  /** What a lost turn does to the run: breaks it, or is set aside while twelve in all, or six of each, are counted. */
  scorelessRun: oneOf('unbroken', 'twelve', 'six-each'),
  blockedEnds: flag(),
  /** Whether what the table shows decides that nobody can place, or that both players say so. */
  blockedBy: oneOf('position', 'declarations'),
  blockedNeedsEmptyBag: flag(),
  outEnds: flag(),
  outEndsOn: oneOf('acceptance', 'placement'),
  timeEnds: flag(),
  equalTurns: flag(),
  turnInProgress: oneOf('finish-if-laid', 'finish', 'stop'),
  /** What ends the game when the turn that evens the count would end it by another rule too. */
  equalisingTurn: oneOf('time', 'as-played'),
  deduction: {
    out: oneOf('transfer', 'own-rack', 'none'),
    passes: ownRack,
    scoreless: ownRack,
    blocked: ownRack,
    time: ownRack,
    overtime: ownRack,
    round: ownRack,
    absence: ownRack,
    disqualification: ownRack,
  },
});
