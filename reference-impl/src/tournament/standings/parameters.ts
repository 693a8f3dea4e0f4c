// What separates players on the same points, and what their places bring.
import {
  TIE_BREAKS,
  TOURNAMENT_KINDS,
  TROPHIES,
} from '../../../../protocol/generated/vocabulary.ts';
import { count, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const tieBreaks = group('tieBreaks', {
  /** By the kind of tournament, whether ties are broken so. */
  used: table(TOURNAMENT_KINDS, oneOf('criteria', 'none')),
  criterion: table(['first', 'second', 'third', 'fourth'], oneOf(...TIE_BREAKS)),
  /** How many of the lowest rivals are left out, in a tournament of six rounds and in a longer one. */
  lowestOut: table(['six', 'more'], count()),
  cut: oneOf('lowest', 'both-ends'),
  roundWithoutRival: oneOf('zero', 'left-out'),
  noShowRival: oneOf('counts', 'no-rival'),
  sonnebornBerger: oneOf('usual', 'wins-only'),
  differential: oneOf('spread', 'points-for'),
});

export const points = group('points', {
  draw: oneOf('half-each', 'no-points'),
  bye: orSilence(oneOf('win', 'draw', 'nothing')),
});

export const trophies = group('trophies', {
  given: setOf(TROPHIES),
  under: count(),
  debutantUnder: oneOf('not', 'counts'),
});
