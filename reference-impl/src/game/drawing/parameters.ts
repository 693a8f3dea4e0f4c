// Drawing from the bag: how many and when; too many, too few, tiles left over; counting the bag.
import { count, flag, norm, oneOf, orSilence } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

/** Who points out a wrong draw: the player who made it or the rival. */
export const TELLERS = ['self', 'rival'] as const;
/** When it comes to light, seen from the player who drew. */
export const MOMENTS = ['drawing', 'waiting', 'next-turn', 'later'] as const;

export const drawing = group('drawing', {
  /** Both players draw seven from the mixed bag. */
  opening: norm(),
  /** What is drawn goes onto the rack. */
  racking: norm(),
  refill: oneOf('to-seven', 'as-laid'),
  after: oneOf('both-noted', 'author-noted'),
  duringRuling: flag(),
  /** After a ruling that the play is valid, whether the author draws only once the rival has set the clock going. */
  waitsForClock: flag(),
  /** Whether a player may reach into the bag again: what is taken until the clock is pressed is one draw. */
  handfuls: oneOf('until-press', 'one'),
  /** What becomes of tiles drawn for a play that comes off the board afterwards. */
  ofLiftedPlay: oneOf('returned', 'kept'),
});

/** Which turn is lost where the next one is: one in progress, or the one after it. */
const lostTurn = oneOf('first-unplayed', 'following');

export const surplus = group('surplus', {
  response: table(TELLERS, table(MOMENTS, orSilence(oneOf('remedy', 'forfeit')))),
  /** What closes the time in which the rival may speak: a play that is complete, or any turn. */
  closes: oneOf('next-play', 'next-turn'),
  /** Whether what is said of too many tiles holds where they were not drawn after a play. */
  alsoIn: table(['opening', 'exchange'], flag()),
  /** Whether the rival takes the surplus blindly or looks first, by what became of the tiles drawn. */
  choice: table(['unseen', 'seen', 'racked'], oneOf('blind', 'open')),
  blindPool: oneOf('drawn', 'rack'),
  openPool: oneOf('rack', 'drawn'),
  chosenBy: oneOf('chance', 'opponent'),
  extraSeen: count(),
  shownOnlyIfSeen: flag(),
  partlySeen: oneOf('as-seen', 'unseen-first'),
  extraBase: oneOf('remaining', 'original'),
  forfeitSees: oneOf('surplus', 'rack', 'plus-two'),
  /** What comes of a surplus that the rival finds without having it put on record. */
  uncalled: oneOf('forfeit', 'remedy'),
  repeatCostsTurn: flag(),
  lostTurn,
  stopsClock: flag(),
  /** What counts as playing with too many tiles on purpose: what is found to be so, or every surplus. */
  offence: oneOf('deliberate', 'every'),
});

export const shortage = group('shortage', {
  response: table(
    TELLERS,
    table(
      ['drawing', 'waiting', 'next-turn'],
      orSilence(oneOf('complete', 'complete-hidden', 'complete-forfeit')),
    ),
  ),
  /** Whether the missing tiles are shown, by whether those drawn had been touched or seen. */
  shown: table(['untouched', 'touched'], flag()),
  stopsClock: flag(),
  /** Put right, the mistake has no further consequence. */
  playsOn: norm(),
  emptyBag: oneOf('stay-short', 'hand-over'),
  handOverUpTo: oneOf('seven', 'due'),
  handOverCostsTurn: flag(),
  lostTurn,
  handOverEndsGame: flag(),
});

export const leftover = group('leftover', {
  response: orSilence(oneOf('taken')),
  limit: oneOf('seven', 'all'),
  shown: flag(),
  costsTurn: flag(),
  lostTurn,
  /** What a tile found in the bag means once a player has laid the last of the rack. */
  afterOut: oneOf('goes-on', 'over'),
});

export const bag = group('bag', {
  outsideCount: flag(),
  insideCountNeeds: oneOf('both', 'one'),
  monitorsCount: flag(),
});
