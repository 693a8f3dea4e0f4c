// The letter of a blank: which it may be, until when it may change, what counts when sheets differ.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import type { PlacedTile } from '../board/board.ts';
import { BLANK, type Letter } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import { liftPlay, type State } from '../state.ts';
import { place } from './play.ts';

export const nameBlank = (edition: Edition, state: State, event: EventOf<'name-blank'>): Step => {
  const { by, square, letter } = event;
  const grounds = because(edition, 'blankFixedFrom');
  const { play } = state;
  const blank = play?.tiles.find((t) => t.square === square && t.tile === BLANK);
  if (!play || !blank || play.by !== by) return refused(state, 'no-play', grounds);
  if (letter === 'K' || letter === 'W') {
    const excluded = valueIn(edition, 'blankExcludes');
    if (excluded === undefined) return unregulated(state, grounds);
    if (excluded.includes(letter))
      return refused(state, 'no-such-letter', because(edition, 'blankExcludes'));
    return done(state, because(edition, 'blankExcludes'));
  }
  if (play.accepted || play.challenge || play.ruling !== 'none')
    return refused(state, 'not-allowed', grounds);
  if (letter === blank.as) return done(state, grounds);
  if (valueIn(edition, 'blankFixedFrom') === 'laying')
    return refused(state, 'not-allowed', grounds);
  if (play.counting) return refused(state, 'counting-begun', grounds);
  const renamed = play.tiles.map((t): PlacedTile => (t === blank ? { ...t, as: letter } : t));
  const step = place(
    edition,
    { ...liftPlay(state, play), play: null },
    { type: 'place', by, tiles: renamed },
  );
  return step.outcome.kind === 'done' ? step : { ...step, state };
};

/** The sheets are asked in the order the edition gives; without notes, what the author says. */
export const settleBlank = (
  edition: Edition,
  state: State,
  event: EventOf<'settle-blank'>,
): Step => {
  const { author, rival, said } = event;
  const name =
    author && rival ? 'blankNotesDiffer' : author || rival ? 'blankNotedOnce' : 'blankNotNoted';
  const how = valueIn(edition, name);
  if (how === undefined) return unregulated(state, because(edition, 'blankFixedFrom'));
  const answers: Readonly<Record<string, Letter | null>> = {
    author,
    rival,
    said,
    'that-note': author ?? rival,
    undecided: null,
  };
  const letter = author && author === rival ? author : answers[how];
  return letter
    ? done(state, because(edition, name), { letter })
    : unregulated(state, because(edition, name));
};

export const claimBlank = (edition: Edition, state: State, _: EventOf<'claim-blank'>): Step => {
  const claims = valueIn(edition, 'blankClaims');
  const grounds = because(edition, 'blankClaims');
  if (claims === undefined) return unregulated(state, because(edition, 'blankFixedFrom'));
  return claims === 'refused' ? refused(state, 'too-late', grounds) : done(state, grounds);
};
