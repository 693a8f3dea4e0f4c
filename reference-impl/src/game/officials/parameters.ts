// Officials and bodies: who judges a tournament, and who sits beside the arbiters.
import { BODIES, SEATS, TOURNAMENT_CLASSES } from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, oneOf, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const bodies = group('bodies', {
  /** In which tournaments there has to be one. */
  requiredIn: table(BODIES, setOf(TOURNAMENT_CLASSES)),
  seats: table(BODIES, table(SEATS, flag())),
  /** How many are elected besides the member for the players. */
  substitutes: count(),
  playersElected: oneOf('technical-congress', 'before-start'),
  /** For whom the member that FISE or the host country sends may stand. */
  federationOf: setOf(['fise', 'host']),
  /** Whoever sits for the players is not of a country in dispute: a substitute is called instead. */
  playersFromElsewhere: flag(),
  /** Whether that holds in a national championship too, where all may be of one country. */
  nationalDisputes: oneOf('any-member', 'from-elsewhere'),
  /** From whom a member has to differ: the players in dispute, the other members. */
  differsFrom: table(['organiser', 'federation'], setOf(['parties', 'members'])),
  /** Whether another country or another association is enough. */
  differsBy: oneOf('either', 'both'),
  /** Seats that somebody else fills where nobody of those they are for is available. */
  standIns: setOf(['organiser', 'commission', 'board']),
  standInsOnlyFor: oneOf('unavailable', 'anybody'),
  /** From which clubs those who stand in have to differ: each other's, the organisers' too, those of the dispute too. */
  standInClubs: oneOf('each-other', 'organiser-too', 'parties-too'),
});

export const judges = group('judges', {
  mayPlay: flag(),
});
