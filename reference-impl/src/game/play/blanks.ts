// The letter of a blank: which it may be, until when it may change, what counts when sheets differ.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { PlacedTile } from '../board/board.ts';
import { BLANK } from '../board/tiles.ts';
import type { EventOf, Handlers } from '../events.ts';
import { withoutPlay } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { isCounted } from './counting.ts';
import { asStep, layDown } from './lay-down.ts';
import { blanks } from './parameters.ts';
import { strangeLetter } from './words-laid.ts';

const nameBlank = (edition: Edition, state: State, event: EventOf<'name-blank'>): Step => {
  const { by, square, letter } = event;
  const fixed = ask(edition, blanks.fixedFrom);
  const { play } = state;
  const blank = play?.tiles.find((t) => t.square === square && t.tile === BLANK);
  if (!play || !blank || play.by !== by) return refused(state, 'no-play', fixed);
  const strange = strangeLetter(edition, [{ ...blank, as: letter }]);
  if (strange) return asStep(state, strange);
  if (play.accepted || play.challenge || play.ruling !== 'none')
    return refused(state, 'not-allowed', fixed);
  if (letter === blank.as) return done(state, null, fixed);
  if (says(fixed, 'laying')) return refused(state, 'not-allowed', fixed);
  if (isCounted(play)) return refused(state, 'counting-begun', fixed);
  const renamed = play.tiles.map((t): PlacedTile => (t === blank ? { ...t, as: letter } : t));
  return asStep(state, layDown(edition, withoutPlay(state, play), by, renamed), fixed);
};

/** The sheets are asked in the order the edition gives; without notes, what the author says. */
const settleBlank = (
  edition: Edition,
  state: State,
  { author, rival, said }: EventOf<'settle-blank'>,
): Step => {
  if (author && rival) {
    const differ = ask(edition, blanks.notesDiffer);
    if (isSilent(differ)) return unregulated(state, ask(edition, blanks.fixedFrom));
    const answers = { author, rival, said };
    const letter = author === rival ? author : answers[differ.value];
    return done(state, { letter }, differ);
  }
  const noted = author ?? rival;
  if (noted) {
    const once = ask(edition, blanks.notedOnce);
    if (isSilent(once)) return unregulated(state, ask(edition, blanks.fixedFrom));
    return done(state, { letter: says(once, 'that-note') ? noted : said }, once);
  }
  const unnoted = ask(edition, blanks.notNoted);
  if (isSilent(unnoted)) return unregulated(state, ask(edition, blanks.fixedFrom));
  return says(unnoted, 'said')
    ? done(state, { letter: said }, unnoted)
    : unregulated(state, unnoted);
};

const claimBlank = (edition: Edition, state: State, _: EventOf<'claim-blank'>): Step => {
  const claims = ask(edition, blanks.claims);
  if (isSilent(claims)) return unregulated(state, ask(edition, blanks.fixedFrom));
  return claims.value === 'refused'
    ? refused(state, 'too-late', claims)
    : done(state, null, claims);
};

export const blankLetters: Handlers<'name-blank' | 'settle-blank' | 'claim-blank'> = {
  'name-blank': nameBlank,
  'settle-blank': settleBlank,
  'claim-blank': claimBlank,
};
