// How things are to be done: drawing from the bag, exchanging, noting, handing in a slip, waiting for an answer.
import { BAG_HEIGHTS, COVERINGS } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

const duty = orSilence(oneOf('required', 'free'));

export const manner = group('manner', {
  /** The bag is held with the hand that does not draw. */
  otherHand: duty,
  /** How high it may be held. */
  bagHeights: setOf(BAG_HEIGHTS),
  /** It is kept away from the face. */
  bagAway: duty,
  /** It is left beside the board afterwards. */
  besideBoard: duty,
  /** Its mouth is left so that it shows no tiles. */
  mouthShut: duty,
  /** Tiles are drawn without delay. */
  promptly: duty,
  /** Those of the opening draw lie face down until the clock runs, by who drew them. */
  openingFaceDown: table(['starter', 'other'], duty),
  /** Whether a draw from the bag of another game is held against anybody. */
  foreignBag: oneOf('play-on', 'breach'),
  exchangeAnnounced: duty,
  exchangeFaceDown: duty,
  /** They are left on the table, and nowhere else. */
  exchangeOnTable: oneOf('required', 'free'),
  exchangeDrawsFirst: duty,
  blankNoted: duty,
  /** Slips carry nothing of an earlier round. */
  freshSlips: duty,
  /** Whoever has a slip spelt out suggests no reading. */
  noHints: duty,
});

/** What is asked of both players while the answer to a challenge is awaited, and no longer. */
export const waiting = group('waiting', {
  boardCovered: duty,
  /** What may become of the tiles on the rack. */
  tiles: table(COVERINGS, oneOf('breach', 'allowed')),
  /** Nothing is written, counted or done meanwhile. */
  idle: duty,
});
