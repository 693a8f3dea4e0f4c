// Taking tiles from the bag: how many are due, and when.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, says } from '../../kernel/ruled.ts';
import type { Player } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { acceptance } from '../challenge/parameters.ts';
import type { EventOf } from '../events.ts';
import { held } from '../hands.ts';
import { type Bar, bar, done, refused, type Step } from '../outcome.ts';
import { start } from '../start/parameters.ts';
import type { Play, Remedy, State } from '../state.ts';
import { drawing } from './parameters.ts';
import { goesOn, takeFromBag } from './refill.ts';
import { closeRemedy } from './remedy.ts';

export const draw = (edition: Edition, state: State, event: EventOf<'draw'>): Step => {
  const { by, count, racked, seen } = event;
  const refill = ask(edition, drawing.refill);
  if (count > state.bag.length) return refused(state, 'bag-too-small', refill);
  if (racked > count || seen > count) return refused(state, 'wrong-number', refill);
  if (state.remedy) return drawMissing(edition, state, state.remedy, event);
  const play = playToRefill(edition, state, by);
  const opening = isOpening(edition, state, by);
  const after = ask(edition, drawing.after);
  if (!play && !opening)
    return refused(state, 'out-of-order', after, ask(edition, drawing.handfuls));
  const order = ask(edition, start.openingOrder);
  const early = by !== state.toMove && held(state, state.toMove).length === 0;
  if (opening && early && says(order, 'starter-first'))
    return refused(state, 'out-of-order', order);
  // Once the rival has played on, the play is accepted and nothing more has to be noted.
  const barred = play && play === state.play ? drawBar(edition, state, play) : undefined;
  if (barred) return refused(state, barred.reason, barred.ground);
  const handfuls = ask(edition, drawing.handfuls);
  const again = goesOn(edition, state, by);
  const taken = takeFromBag(
    edition,
    state,
    event,
    play
      ? { laid: play.tiles.length, occasion: 'refill' }
      : { laid: RACK_SIZE, occasion: 'opening' },
  );
  const report = { by, drawn: state.bag.slice(0, count), shown: [] };
  return done(
    play ? refilled(taken, play) : taken,
    report,
    refill,
    ...(play ? groundsOf(edition, play, after) : [ask(edition, drawing.opening), order]),
    ...(again ? [handfuls] : []),
    // A play that nobody noted stands because the rival played on.
    ...(play && play !== state.play ? [ask(edition, acceptance.playingOn)] : []),
  );
};

/** A play that was ruled on had to wait for the ruling; any other only for the notes. */
const groundsOf = (edition: Edition, play: Play, after: Ground): readonly Ground[] => [
  after,
  ask(edition, acceptance.turnEndsWithDraw),
  ...(play.ruling === 'none' ? [] : [ask(edition, drawing.duringRuling)]),
];

/** The rival may be playing already: then it is the play before whose tiles are replaced. */
const refilled = (state: State, play: Play): State =>
  state.play?.by === play.by
    ? { ...state, play: { ...play, drawn: true } }
    : { ...state, lastPlay: { ...play, drawn: true } };

/** Nobody has played: a player without tiles draws, or one whose opening draw goes on. */
const isOpening = (edition: Edition, state: State, by: Player): boolean => {
  if (state.turns.length > 0 || state.play || state.laying) return false;
  return held(state, by).length === 0 || goesOn(edition, state, by);
};

/** The play whose tiles `by` has still to replace: the one on the board or one accepted by playing on. */
const playToRefill = (edition: Edition, state: State, by: Player): Play | null => {
  const { play, lastPlay, draws, turns } = state;
  if (play?.by === by) {
    const over = play.drawn && !goesOn(edition, state, by);
    return over || play.ruling === 'invalid' ? null : play;
  }
  const { undrawn } = state;
  if (undrawn?.by === by) return undrawn;
  const owed = lastPlay?.by === by && lastPlay.accepted && !lastPlay.drawn;
  return owed && (draws[by]?.turn ?? -1) < turns.length - 1 ? lastPlay : null;
};

const drawBar = (edition: Edition, { timed }: State, play: Play): Bar | undefined => {
  const during = ask(edition, drawing.duringRuling);
  if (play.challenge && !holds(during)) return bar('under-ruling', during);
  const waits = ask(edition, drawing.waitsForClock);
  const stands = play.ruling === 'valid' && timed.running === null;
  if (stands && play.accepted && holds(waits)) return bar('out-of-order', waits);
  const after = ask(edition, drawing.after);
  const author = play.noted[play.by];
  const both = play.noted.A && play.noted.B;
  const ready = says(after, 'author-noted') ? author : both;
  return ready ? undefined : bar('out-of-order', after);
};

/** The missing tiles are drawn, and shown where the edition says so; then the game goes on. */
const drawMissing = (
  edition: Edition,
  state: State,
  remedy: Remedy,
  event: EventOf<'draw'>,
): Step => {
  if (remedy.kind !== 'draw' || remedy.player !== event.by)
    return refused(state, 'out-of-order', remedy.ground);
  if (event.count !== remedy.count) return refused(state, 'wrong-number', remedy.ground);
  const drawn = state.bag.slice(0, event.count);
  const after = takeFromBag(edition, state, event, { laid: event.count, occasion: 'refill' });
  const report = { by: event.by, drawn, shown: remedy.shown ? drawn : [] };
  return done(closeRemedy(edition, after, remedy), report, remedy.ground);
};
