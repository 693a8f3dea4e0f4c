// An appeal against a ruling on a word: who may lodge it, who decides it, and what becomes of the play.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, lists, says } from '../../kernel/ruled.ts';
import { withTiles } from '../board/board.ts';
import { type Actor, each } from '../board/players.ts';
import { endStop, stopClock } from '../clock/stops.ts';
import type { EventOf, EventType } from '../events.ts';
import { take } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { type Play, runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { acceptance, ruling } from './parameters.ts';

export const appealRuling = (edition: Edition, state: State, event: EventOf<'appeal'>): Step => {
  const who = ask(edition, ruling.appealBy);
  const play = state.play ?? state.lastPlay;
  if (!play || play.ruling === 'none')
    return refused(state, 'no-play', who, ask(edition, turn.course));
  if (isSilent(who)) return unregulated(state, who, ask(edition, ruling.invalidCostsTurn));
  const against = ask(edition, ruling.appealAgainstPlayers);
  if (play.selfHandled && !isSilent(against) && !against.value)
    return refused(state, 'settled', against);
  if (who.value === 'nobody') return refused(state, 'settled', who);
  const final = ask(edition, ruling.appealFinal);
  if (play.appeal !== 'none' && holds(final)) return refused(state, 'settled', final);
  if (event.by !== play.by || play.ruling !== 'invalid') return refused(state, 'not-entitled', who);
  const written = ask(edition, ruling.appealInWriting);
  if (holds(written) && event.inWriting === false) return refused(state, 'not-in-writing', written);
  const reasoned = ask(edition, ruling.appealReasoned);
  if (holds(reasoned) && event.reasoned === false) return refused(state, 'not-reasoned', reasoned);
  if (!state.play && state.turns.at(-1)?.by !== play.by)
    return refused(state, 'turn-gone-by', who, ask(edition, acceptance.playingOn));
  const suspends = ask(edition, ruling.appealSuspends);
  const open = marked(state, { ...play, appeal: 'open', hidden: event.hidden === true });
  return done(
    holds(suspends) ? stopClock(open, 'appeal', suspends) : open,
    null,
    who,
    written,
    reasoned,
    suspends,
  );
};

export const answerRulingAppeal = (
  edition: Edition,
  state: State,
  { by, upheld }: EventOf<'answer-appeal'>,
): Step => {
  const body = ask(edition, ruling.appealAnsweredBy);
  const play = state.play ?? state.lastPlay;
  const final = ask(edition, ruling.appealFinal);
  if (play?.appeal === 'answered' && holds(final)) return refused(state, 'settled', final);
  if (play?.appeal !== 'open') return refused(state, 'no-play', body, ask(edition, turn.course));
  const toTribunal = ask(edition, ruling.appealToTribunal);
  const toIt = says(toTribunal, 'where-there-is-one') && state.officials.tribunal;
  const competent = toIt ? by === 'tribunal' : lists<Actor>(body, by);
  if (!competent) return refused(state, 'not-competent', body, toTribunal);
  const means = ask(edition, ruling.appealUpheld);
  const answered: Play = { ...play, appeal: 'answered' };
  const restored = upheld && says(means, 'restored') ? layAgain(state, answered) : undefined;
  return done(
    restored ?? endStop(marked(state, answered), 'appeal'),
    null,
    body,
    ...(toIt ? [toTribunal] : []),
    ...(upheld ? [means] : []),
    final,
  );
};

/** The author knows them; the rival sees them unless the author asked otherwise. */
export const readAppeal = (
  edition: Edition,
  state: State,
  { by }: EventOf<'read-appeal'>,
): Step => {
  const mayHide = ask(edition, ruling.appealMayHide);
  if (isSilent(mayHide)) return unregulated(state, mayHide);
  const play = state.play ?? state.lastPlay;
  if (!play || play.appeal === 'none')
    return refused(state, 'no-play', mayHide, ask(edition, turn.course));
  const hidden = holds(mayHide) && play.hidden && by !== play.by;
  return hidden ? refused(state, 'not-entitled', mayHide) : done(state, null, mayHide);
};

const marked = (state: State, play: Play): State =>
  state.play ? { ...state, play } : { ...state, lastPlay: play };

/** The play lies there again as ruled correct; its turn is not lost, and its points are still to be noted. */
const layAgain = (state: State, { fallen: play, hidden }: Play): State | undefined => {
  if (!play) return undefined;
  const tiles = play.tiles.map(({ tile }) => tile);
  const taken = take(state, play.by, tiles);
  if (!taken) return undefined;
  const laid: Play = {
    ...play,
    ruling: 'valid',
    appeal: 'answered',
    hidden,
    noted: each(() => false),
    written: null,
  };
  return runClock(
    {
      ...taken,
      board: withTiles(state.board, play.tiles),
      turns: state.play ? state.turns : state.turns.slice(0, -1),
      toMove: play.by,
      play: laid,
    },
    play.by,
  );
};

const PLAYS_ON: readonly EventType[] = [
  'place',
  'lay',
  'exchange',
  'announce-exchange',
  'pass',
  'press-clock',
];

/** While an appeal is open nobody goes on. */
export const appealBar = (edition: Edition, state: State, type: EventType): Step | undefined => {
  const suspends = ask(edition, ruling.appealSuspends);
  const open = (state.play ?? state.lastPlay)?.appeal === 'open';
  return open && PLAYS_ON.includes(type) && holds(suspends)
    ? refused(state, 'under-ruling', suspends)
    : undefined;
};
