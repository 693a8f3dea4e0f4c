// How far the turn in progress has come, in one word.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { held, type Stage, type State } from '../state.ts';

export const stageOf = (edition: Edition, state: State): Stage => {
  const { play } = state;
  if (!play) return 'to-play';
  if (play.challenge) return 'ruling';
  if (play.ruling === 'invalid') return 'lifting';
  if (!play.accepted) return play.announced ? 'announced' : 'placed';
  const complete =
    valueIn(edition, 'playCompleteWhen') === 'both-noted' ? play.noted.A && play.noted.B : true;
  if (!complete) return 'accepted';
  const full = held(state, play.by).length >= RACK_SIZE || state.bag.length === 0;
  const drawn = play.drawn || state.bag.length === 0;
  return valueIn(edition, 'turnEndsWithDraw') && drawn && full ? 'turn-complete' : 'play-complete';
};
