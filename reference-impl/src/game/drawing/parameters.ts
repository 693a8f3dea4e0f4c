// Drawing from the bag: how many and when; too many, too few, tiles left over; counting the bag.
import { count, countOrNone, flag, norm, oneOf, orSilence } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

/** Who points out a wrong draw: the player who made it or the rival. */
export const TELLERS = ['self', 'rival'] as const;
/** When it comes to light, seen from the player who drew. */
export const MOMENTS = ['drawing', 'waiting', 'next-turn', 'later'] as const;
const EXPULSION_SCOPES = ['game', 'tournament'] as const;

export const drawing = group('drawing', {
  /** Both players draw seven from the mixed bag. */
  opening: norm(),
  refill: oneOf('to-seven', 'as-laid'),
  after: oneOf('both-noted', 'author-noted'),
  duringRuling: flag(),
});

export const surplus = group('surplus', {
  response: table(TELLERS, table(MOMENTS, orSilence(oneOf('remedy', 'forfeit')))),
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
  repeatCostsTurn: flag(),
  stopsClock: flag(),
  /** After so many findings of playing with surplus tiles on purpose. */
  expulsion: table(EXPULSION_SCOPES, countOrNone()),
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
  handOverEndsGame: flag(),
});

export const leftover = group('leftover', {
  response: orSilence(oneOf('taken')),
  limit: oneOf('seven', 'all'),
  shown: flag(),
  costsTurn: flag(),
});

export const bag = group('bag', {
  outsideCount: flag(),
  insideCountNeeds: oneOf('both', 'one'),
  monitorsCount: flag(),
});
