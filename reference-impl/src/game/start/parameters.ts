// Before the game: who starts, where one sits, complaints about the tiles.
import { BOARD_SIDES } from '../../../../protocol/generated/vocabulary.ts';
import { flag, norm, oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const start = group('start', {
  /** Somebody has to start, and it is settled before the game. */
  settledFirst: norm(),
  method: {
    'round-robin': oneOf('listed-first', 'lot'),
    swiss: oneOf('system', 'program-or-lot', 'lot'),
    match: oneOf('lot-then-alternate', 'lot'),
    teams: oneOf('lot', 'listed-first'),
    koth: oneOf('fewer-starts', 'listed-first'),
  },
  programNeedsAnnouncement: flag(),
  programNeedsNotice: flag(),
  /** In which tournaments the starts are counted in such a round. */
  kothWhere: oneOf('program', 'everywhere'),
  kothTie: oneOf('lot', 'listed-first'),
  lotWinner: oneOf('nearest-a', 'nearest-z'),
  lotBlank: oneOf('beats-all', 'loses'),
  lotDigraphs: oneOf('after-letter', 'as-letter'),
  lotTie: oneOf('set-aside', 'returned'),
  lotTilesReturn: flag(),
  seatLots: oneOf('on-disagreement', 'always'),
  seatChosenBy: oneOf('lot-winner', 'lot-loser'),
  boardSides: setOf(BOARD_SIDES),
  tileComplaints: oneOf('before-drawing', 'any-time'),
  openingOrder: oneOf('starter-first', 'any'),
});
