// What a player may ask for around a play: a recount, the meaning of a word.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly } from '../../kernel/ruled.ts';
import { each, other, set } from '../board/players.ts';
import { clock } from '../clock/parameters.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { acceptance, challenge } from './parameters.ts';

/** Counting the play again, be it that the own sheet carries its score: a wrong sum is put right wherever it was written. */
export const requestRecount = (
  edition: Edition,
  state: State,
  { by }: EventOf<'request-recount'>,
): Step => {
  const after = ask(edition, acceptance.recountAfterNoting);
  const course = jointly(ask(edition, turn.course), ask(edition, clock.course, state.timing));
  const play = state.play ?? state.lastPlay;
  if (!play) return refused(state, 'no-play', course);
  if (!play.noted[by])
    return done(recounted(state, play), null, ...(isSilent(after) ? [] : [after]), course);
  if (isSilent(after)) return unregulated(state, after);
  return after.value === 'allowed'
    ? done(recounted(state, play), null, after)
    : refused(state, 'already-noted', after);
};

const recounted = (state: State, play: Play): State => {
  const { by, score, noted, accepted, written } = play;
  const right: Play = { ...play, written: written === null ? null : score };
  return {
    ...state,
    ...(state.play ? { play: right } : { lastPlay: right }),
    scores: set(state.scores, by, state.scores[by] + (accepted ? score - (written ?? score) : 0)),
    sheets: each((player) => {
      const sheet = state.sheets[player];
      const last = noted[player] ? sheet.at(-1) : undefined;
      return last ? [...sheet.slice(0, -1), { ...last, points: score }] : sheet;
    }),
  };
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
