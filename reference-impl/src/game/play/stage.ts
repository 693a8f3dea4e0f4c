// How far the turn in progress has come, in one word.
import type { Stage } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, says } from '../../kernel/ruled.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { acceptance } from '../challenge/parameters.ts';
import { held } from '../hands.ts';
import type { State } from '../state.ts';

export const stageOf = (edition: Edition, state: State): Stage => {
  const { play } = state;
  if (!play) return 'to-play';
  if (play.challenge) return 'ruling';
  if (play.ruling === 'invalid') return 'lifting';
  if (!play.accepted) return play.announced ? 'announced' : 'placed';
  const both = says(ask(edition, acceptance.playCompleteWhen), 'both-noted');
  if (both && !(play.noted.A && play.noted.B)) return 'accepted';
  const full = held(state, play.by).length >= RACK_SIZE || state.bag.length === 0;
  const drawn = play.drawn || state.bag.length === 0;
  const endsWithDraw = holds(ask(edition, acceptance.turnEndsWithDraw));
  return endsWithDraw && drawn && full ? 'turn-complete' : 'play-complete';
};
