// Officials and bodies: who judges a tournament, and who sits beside the arbiters.
import {
  BODIES,
  QUERY_REASONS,
  SEATS,
  TOURNAMENT_CLASSES,
} from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
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

const OFFICIALS = ['arbiter', 'assistant', 'judge', 'table-judge', 'runner'] as const;

/** What the regulation leaves open, and what it means. */
export const gaps = group('gaps', {
  decidedBy: setOf(OFFICIALS),
  interpretedBy: setOf(OFFICIALS),
  /** Where the regulation speaks, no official rules otherwise. */
  regulationBinds: flag(),
  /** Where other official texts count: beside the regulation, only where it is silent, or nowhere. */
  officialTexts: oneOf('beside', 'in-gaps', 'nowhere'),
});

/** An appeal against a sanction. */
export const sanctionAppeal = group('sanctionAppeal', {
  heardBy: oneOf('tribunal', 'nobody'),
  by: oneOf('punished', 'either'),
  /** Where there is no tribunal the sanction stands; or the edition does not say. */
  withoutTribunal: orSilence(oneOf('stands')),
  /** What the sanction does until there is an answer. */
  meanwhile: oneOf('in-force', 'suspended'),
  final: flag(),
});

export const committee = group('committee', {
  askedBy: setOf(['arbiter', 'judge', 'assistant', 'player']),
  askedOn: setOf(QUERY_REASONS),
  /** When it decides itself, and the judge does not. */
  decidesOn: setOf(QUERY_REASONS),
});

/** The summary of incidents. */
export const incidentReport = group('incidentReport', {
  by: setOf(['arbiter', 'judge', 'assistant']),
  sentTo: setOf(['organiser', 'commission', 'board']),
  from: oneOf('end-of-tournament', 'any-time'),
  tells: oneOf('every-incident', 'what-one-likes'),
});

export const judges = group('judges', {
  mayPlay: flag(),
});
