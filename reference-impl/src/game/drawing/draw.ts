// Taking tiles from the bag: how many are due, and when.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { type Player, set } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { type Bar, because, done, refused, type Step } from '../outcome.ts';
import { type Draw, held, type Play, type Remedy, type State } from '../state.ts';
import { loseTurn } from '../turn/turn-order.ts';

export const draw = (edition: Edition, state: State, event: EventOf<'draw'>): Step => {
  const { by, count, racked, seen } = event;
  const grounds = [edition.articles.draw];
  if (count > state.bag.length) return refused(state, 'bag-too-small', grounds);
  if (racked > count || seen > count) return refused(state, 'wrong-number', grounds);
  if (state.remedy) return drawMissing(edition, state, state.remedy, event);
  const play = playToRefill(state, by);
  const opening = held(state, by).length === 0 && state.turns.length === 0 && !state.play;
  if (!play && !opening) return refused(state, 'out-of-order', grounds);
  const early = by !== state.toMove && held(state, state.toMove).length === 0;
  if (opening && early && valueIn(edition, 'openingOrder') === 'starter-first') {
    return refused(state, 'out-of-order', because(edition, 'openingOrder'));
  }
  // Once the rival has played on, the play is accepted and nothing more has to be noted.
  const bar = play && play === state.play ? barred(edition, play) : undefined;
  if (bar) return refused(state, bar.reason, bar.because);
  const after = takeFromBag(edition, state, event, play ? play.tiles.length : RACK_SIZE);
  return done(play ? refilled(after, play) : after, because(edition, 'refill'), {
    drawn: state.bag.slice(0, count),
  });
};

/** The rival may be playing already: then it is the play before whose tiles are replaced. */
const refilled = (state: State, play: Play): State =>
  state.play?.by === play.by
    ? { ...state, play: { ...play, drawn: true } }
    : { ...state, lastPlay: { ...play, drawn: true } };

/** The play whose tiles `by` has still to replace: the one on the board or one accepted by playing on. */
const playToRefill = ({ play, lastPlay, draws, turns }: State, by: Player): Play | null => {
  if (play?.by === by) return play.drawn || play.ruling === 'invalid' ? null : play;
  const owed = lastPlay?.by === by && lastPlay.accepted && !lastPlay.drawn;
  return owed && (draws[by]?.turn ?? -1) < turns.length - 1 ? lastPlay : null;
};

const barred = (edition: Edition, play: Play): Bar | undefined => {
  if (play.challenge && !valueIn(edition, 'drawDuringRuling')) {
    return { reason: 'under-ruling', because: because(edition, 'drawDuringRuling') };
  }
  const author = play.noted[play.by];
  const both = (play.noted.A && play.noted.B) || (play.accepted && !author && !play.announced);
  const ready = valueIn(edition, 'drawAfter') === 'author-noted' ? author : both;
  return ready ? undefined : { reason: 'out-of-order', because: because(edition, 'drawAfter') };
};

/** How many tiles a player is to draw after laying so many. */
const dueOf = (edition: Edition, state: State, by: Player, laid: number): number => {
  const wanted =
    valueIn(edition, 'refill') === 'as-laid' ? laid : RACK_SIZE - held(state, by).length;
  return Math.max(0, Math.min(wanted, state.bag.length));
};

/** The turn is handed over without drawing: a draw of nothing, which may have been due. */
export const withoutDraw = (edition: Edition, state: State, { by, tiles }: Play): State => {
  const due = dueOf(edition, state, by, tiles.length);
  const none: Draw = { tiles: [], due, racked: 0, seen: 0, turn: state.turns.length };
  return { ...state, draws: set(state.draws, by, none) };
};

const takeFromBag = (
  edition: Edition,
  state: State,
  { by, count, racked, seen }: EventOf<'draw'>,
  laid: number,
): State => {
  const tiles = state.bag.slice(0, count);
  const due = dueOf(edition, state, by, laid);
  return {
    ...state,
    bag: state.bag.slice(count),
    racks: set(state.racks, by, [...state.racks[by], ...tiles.slice(0, racked)]),
    hands: set(state.hands, by, [...state.hands[by], ...tiles.slice(racked)]),
    draws: set(state.draws, by, { tiles, due, racked, seen, turn: state.turns.length }),
  };
};

/** The missing tiles are drawn, and shown where the edition says so; then the game goes on. */
const drawMissing = (
  edition: Edition,
  state: State,
  remedy: Remedy,
  event: EventOf<'draw'>,
): Step => {
  const grounds = because(edition, 'shortageShown');
  if (remedy.kind !== 'draw' || remedy.player !== event.by)
    return refused(state, 'out-of-order', grounds);
  if (event.count !== remedy.count) return refused(state, 'wrong-number', grounds);
  const drawn = state.bag.slice(0, event.count);
  const after = takeFromBag(edition, state, event, event.count);
  return done(closeRemedy(edition, after, remedy), grounds, {
    drawn,
    shown: remedy.shown ? drawn : [],
  });
};

/** The remedy has been carried out: the clock goes on and a turn may be lost. */
export const closeRemedy = (edition: Edition, state: State, remedy: Remedy): State => {
  const settled: State = {
    ...state,
    remedy: null,
    running: remedy.resume,
    draws: set(state.draws, remedy.player, null),
  };
  return remedy.losesTurn ? loseTurn(edition, settled, remedy.player) : settled;
};
