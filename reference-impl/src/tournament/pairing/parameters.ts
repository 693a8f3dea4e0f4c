// Pairing: what the regulation pairs itself (king of the hill, a leader who cannot be caught) and what it leaves open.
import {
  EARLY_START_NEEDS,
  PUBLISHED_ITEMS,
  ROUND_SIGNS,
} from '../../../../protocol/generated/vocabulary.ts';
import { count, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const pairing = group('pairing', {
  /** Two who have met already meet again. */
  rematch: table(
    ['swiss', 'league', 'master-league', 'other'],
    orSilence(oneOf('allowed', 'barred')),
  ),
});

export const koth = group('koth', {
  /** How many of the last rounds may be paired so, in a tournament of six rounds and in a longer one. */
  lastRounds: table(['six', 'more'], count()),
  /** Whether it may be used in the last round but one and not in the last. */
  span: oneOf('to-the-end', 'either-round'),
  pairs: oneOf('neighbours', 'halves'),
  byes: count(),
  penaltyByes: oneOf('apart', 'counted'),
  byeFalls: orSilence(oneOf('lowest', 'highest')),
});

export const gibson = group('gibson', {
  applied: oneOf('if-chosen', 'always', 'never'),
  rival: oneOf('best-out-of-prizes', 'last'),
  secured: oneOf('by-points', 'with-tie-breaks'),
  outOfReach: oneOf('below', 'level'),
  nobodyOut: orSilence(oneOf('as-usual', 'last')),
  several: orSilence(oneOf('first-only')),
});

export const rounds = group('rounds', {
  signs: setOf(ROUND_SIGNS),
  late: oneOf('allowed', 'barred'),
  earlyNeeds: setOf(EARLY_START_NEEDS),
  published: setOf(PUBLISHED_ITEMS),
});
