// What a player may ask for around a ruling: an appeal, a recount, the meaning of a word.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent } from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { acceptance, challenge, ruling } from './parameters.ts';

export const appeal = (edition: Edition, state: State, { by }: EventOf<'appeal'>): Step => {
  const who = ask(edition, ruling.appealBy);
  const play = state.play ?? state.lastPlay;
  if (!play || play.ruling === 'none')
    return refused(state, 'no-play', who, ask(edition, turn.course));
  if (isSilent(who)) return unregulated(state, who, ask(edition, ruling.invalidCostsTurn));
  const against = ask(edition, ruling.appealAgainstPlayers);
  if (play.selfHandled && !isSilent(against) && !against.value)
    return refused(state, 'settled', against);
  if (who.value === 'nobody') return refused(state, 'settled', who);
  return by === play.by && play.ruling === 'invalid'
    ? done(state, null, who)
    : refused(state, 'not-entitled', who);
};

/** Counting the play again once the own sheet carries its score. */
export const requestRecount = (
  edition: Edition,
  state: State,
  { by }: EventOf<'request-recount'>,
): Step => {
  const after = ask(edition, acceptance.recountAfterNoting);
  const course = ask(edition, turn.course);
  const play = state.play ?? state.lastPlay;
  if (!play) return refused(state, 'no-play', course);
  if (!play.noted[by]) return done(state, null, isSilent(after) ? course : after);
  if (isSilent(after)) return unregulated(state, after);
  return after.value === 'allowed'
    ? done(state, null, after)
    : refused(state, 'already-noted', after);
};

export const demandMeaning = (
  edition: Edition,
  state: State,
  { by }: EventOf<'demand-meaning'>,
): Step => {
  const required = ask(edition, challenge.meaningRequired);
  const play = state.play ?? state.lastPlay;
  if (!play) return refused(state, 'no-play', required);
  if (by !== other(play.by)) return refused(state, 'not-entitled', required);
  return holds(required)
    ? done(state, null, required)
    : refused(state, 'meaning-not-required', required);
};
