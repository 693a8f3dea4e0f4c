// A play comes to stand: noted by the rival, or accepted by playing on, or kept by the program.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, says } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import { acceptance } from '../challenge/parameters.ts';
import { clock } from '../clock/parameters.ts';
import { endStop } from '../clock/stops.ts';
import { refill } from '../drawing/refill.ts';
import { afterPlay } from '../ending/ending.ts';
import { rackHand } from '../hands.ts';
import { cite } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { handOver, passTurn } from '../turn/turn-order.ts';

/** The play stands: the points written down for it count, the turn is taken, and the game may be over. */
export const accept = (edition: Edition, state: State, play: Play): State => {
  const points = play.written ?? play.score;
  const checked = endStop(state, 'check', ask(edition, clock.verificationPauseMs));
  return afterPlay(
    edition,
    {
      ...endStop(checked, 'dispute'),
      dispute: null,
      scores: set(state.scores, play.by, state.scores[play.by] + points),
      turns: [...state.turns, { by: play.by, kind: 'play' }],
      overscored: points > play.score ? [...state.overscored, play.by] : state.overscored,
      play: { ...play, accepted: true, written: points },
    },
    play.by,
  );
};

/** The table once `by` starts a turn; a rival who plays on without noting has accepted the play. */
export const beginTurn = (edition: Edition, state: State, by: Player): State | undefined => {
  if (state.toMove === by) return rackHand(state, by);
  const { play } = state;
  const stands = play?.announced && !play.challenge && play.ruling !== 'invalid';
  const playingOn = ask(edition, acceptance.playingOn);
  if (!stands || !holds(playingOn)) return undefined;
  const cited = cite(state, playingOn);
  const accepted = play.accepted ? cited : accept(edition, cited, play);
  const byTurn = says(ask(edition, clock.changesWith), 'next-turn');
  const next = byTurn ? handOver(edition, accepted) : passTurn(edition, accepted);
  return next.ended || next.toMove !== by ? undefined : next; // a turn still to be lost is lost first
};

/** Where the program keeps the score, a play that nobody has challenged stands: points, tiles, turn. */
export const stand = (edition: Edition, state: State): State => {
  const { play, recording } = state;
  if (recording !== 'automatic' || !play || play.challenge || state.ended) return state;
  const accepted = play.accepted ? state : accept(edition, state, play);
  if (accepted.ended) return accepted;
  return handOver(edition, play.drawn ? accepted : refill(edition, accepted, play));
};

/** Whoever takes a turn without challenging the play before it has accepted that play. */
export const playedOn = (edition: Edition, state: State): State => {
  const stood = stand(edition, state);
  return stood === state ? state : cite(stood, ask(edition, acceptance.playingOn));
};

/** A play that builds on the one before rests on its acceptance, whatever that word was worth. */
export const builtOn = (edition: Edition, { lastPlay }: State, play: Play): readonly Ground[] => {
  const before = new Set(lastPlay?.tiles.map((t) => t.square));
  return play.words.some(({ squares }) => squares.some((square) => before.has(square)))
    ? [ask(edition, acceptance.playingOn)]
    : [];
};
