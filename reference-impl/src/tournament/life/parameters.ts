// Leaving a tournament and coming back; the penalty for not coming.
import { REJOINING_NEEDS } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const withdrawal = group('withdrawal', {
  until: oneOf('pairing', 'begin'),
  late: oneOf('no-show', 'excused'),
  lateEffects: oneOf('all', 'elo-only'),
  temporary: oneOf('if-justified', 'always', 'never'),
  rejoinNeeds: setOf(REJOINING_NEEDS),
  rejoinFrom: oneOf('next-pairing', 'round-under-way'),
});

export const penaltyBye = group('penaltyBye', {
  cause: oneOf('unjustified', 'any'),
  worth: oneOf('defeat', 'draw', 'win'),
  readmission: oneOf('on-request', 'never'),
  unasked: oneOf('out', 'in'),
  afterLastRound: oneOf('lapses', 'carried-over'),
});
