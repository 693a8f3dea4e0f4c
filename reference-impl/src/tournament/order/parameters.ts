// The list of players: its order before the first round and later, late entries, the boxes of the program, the bye.
import { PROGRAM_BOXES, TOURNAMENT_FORMATS } from '../../../../protocol/generated/vocabulary.ts';
import { count, countOrNone, datum, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const seeding = group('seeding', {
  by: oneOf('elo-descending', 'elo-ascending'),
  equalElo: oneOf('as-lists', 'lot'),
  debutantIs: oneOf('without-a-game', 'short-of-the-ranking'),
  /** One other value of each is enough: in the list they count against the Elos of the others alone. */
  debutantElo: table(
    ['first', 'later'],
    datum(count(), (elo) => (elo === 0 ? 1800 : elo + 1)),
  ),
  randomFrom: count(),
  debutantsDrawn: oneOf('as-the-rest', 'last'),
  afterRandom: oneOf('kept', 'elo'),
  noticeFrom: count(),
  master: oneOf('master-ranking', 'elo'),
});

export const lateEntry = group('lateEntry', {
  formats: setOf(TOURNAMENT_FORMATS),
  halfPoints: count(),
  until: orSilence(oneOf('its-pairing', 'second-round')),
});

export const program = group('program', {
  /** What is entered; none where the box is emptied. */
  boxes: table(PROGRAM_BOXES, countOrNone()),
});

export const bye = group('bye', {
  firstRound: oneOf('lowest', 'highest'),
  debutants: oneOf('exempt', 'due'),
  againInSeason: oneOf('exempt', 'due'),
  nobodyLeft: orSilence(oneOf('lowest-not-debutant', 'lowest')),
  later: oneOf('program', 'regulation'),
});
