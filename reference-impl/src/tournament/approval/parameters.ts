// What an official tournament has to be: its format, its size, its venue, its program, what it takes leave for.
import {
  ACCELERATION_CAUSES,
  BIDDERS,
  TOURNAMENT_FORMATS,
} from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, norm, oneOf, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const approval = group('approval', {
  /** The edition speaks of tournaments. */
  tournaments: norm(),
  /** What a tournament is that misses a condition. */
  missing: oneOf('not-official', 'official'),
  formats: table(TOURNAMENT_FORMATS, oneOf('open', 'if-it-fits', 'with-permission')),
  playersAtTable: count(),
  fewestRounds: count(),
  fewestPlayers: count(),
  playersCounted: oneOf('present', 'entered'),
  fewestSeats: count(),
  swissProgram: oneOf('swiss-perfect', 'any'),
  accelerationWhen: setOf(ACCELERATION_CAUSES),
  /** How many players there are for each beginner, at most, where beginners are the cause. */
  beginnersOneIn: count(),
  accelerationBy: oneOf('commission', 'organiser'),
  timetableShown: flag(),
});

export const national = group('national', {
  fewestRounds: count(),
  formats: setOf(TOURNAMENT_FORMATS),
  hosts: setOf(BIDDERS),
  bidShowsConditions: flag(),
});
