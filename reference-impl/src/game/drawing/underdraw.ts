// Too few tiles: drawing the missing ones, or tiles handed over when the bag is empty.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { stopClock } from '../clock/stops.ts';
import { endGame } from '../ending/end.ts';
import type { EventOf, Handlers } from '../events.ts';
import { give, held, owned, take } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { momentOf, tellerOf } from './moment.ts';
import { drawing, shortage } from './parameters.ts';
import { closeRemedy, noRemedy } from './remedy.ts';

const reportShortage = (
  edition: Edition,
  state: State,
  { by, player }: EventOf<'report-shortage'>,
): Step => {
  const refill = ask(edition, drawing.refill);
  const moment = momentOf(edition, state, player);
  if (moment === 'later') return unregulated(state, refill);
  const response = ask(edition, shortage.response, tellerOf(by, player), moment);
  if (!isShort(state, player)) return refused(state, 'nothing-wrong', response, refill);
  if (state.remedy) return refused(state, 'out-of-order', response, refill);
  if (isSilent(response)) return unregulated(state, response);
  if (state.bag.length === 0) return withoutBag(edition, state, player);
  const count = Math.min(RACK_SIZE - owned(state, player), state.bag.length);
  const losesTurn = response.value === 'complete-forfeit';
  const shown = ask(edition, shortage.shown, isTouched(state, player) ? 'touched' : 'untouched');
  // Where nothing is said of showing, tiles drawn out of time are shown; within the player's own turn they are not.
  const shows = losesTurn || (response.value === 'complete' && (isSilent(shown) || shown.value));
  const ground = jointly(response, ...(response.value === 'complete' ? [shown] : []));
  const stops = ask(edition, shortage.stopsClock);
  return done(
    {
      ...stopped(edition, state),
      remedy: {
        kind: 'draw',
        player,
        count,
        shown: shows,
        losesTurn,
        atOnce: losesAtOnce(edition),
        ground: jointly(ground, ...(losesTurn ? [] : [ask(edition, shortage.playsOn)]), stops),
      },
    },
    {
      ...noRemedy(player),
      draws: count,
      sees: shows ? count : 0,
      losesTurn: losesTurn ? player : null,
      recorded: losesTurn,
    },
    ground,
    stops,
    refill,
  );
};

const losesAtOnce = (edition: Edition): boolean =>
  says(ask(edition, shortage.lostTurn), 'first-unplayed');

/** Short of seven: fewer drawn than were due or, where no draw is known, tiles to be had. */
const isShort = (state: State, player: Player): boolean => {
  const draw = state.draws[player];
  const missed = draw ? draw.tiles.length < draw.due : state.bag.length > 0;
  return missed && owned(state, player) < RACK_SIZE;
};

const isTouched = (state: State, player: Player): boolean => {
  const draw = state.draws[player];
  return !draw || draw.racked > 0 || draw.seen > 0;
};

const stopped = (edition: Edition, state: State): State => {
  const stops = ask(edition, shortage.stopsClock);
  return holds(stops) ? stopClock(state, 'shortage', stops) : state;
};

/** The bag is empty: the player stays short or, in some editions, the rival hands tiles over. */
const withoutBag = (edition: Edition, state: State, player: Player): Step => {
  const empty = ask(edition, shortage.emptyBag);
  const by = other(player);
  if (!says(empty, 'hand-over')) return done(state, noRemedy(by), empty);
  const draw = state.draws[player];
  const toSeven = RACK_SIZE - owned(state, player);
  const missed = draw ? draw.due - draw.tiles.length : toSeven;
  const upTo = ask(edition, shortage.handOverUpTo);
  const wanted = says(upTo, 'due') ? missed : toSeven;
  const count = Math.min(wanted, held(state, by).length);
  const costs = ask(edition, shortage.handOverCostsTurn);
  const losesTurn = holds(costs);
  const ground = jointly(empty, upTo, costs);
  return done(
    {
      ...stopped(edition, state),
      remedy: {
        kind: 'hand-over',
        player,
        count,
        losesTurn,
        atOnce: losesAtOnce(edition),
        ground,
      },
    },
    { ...noRemedy(by), handsOver: count, losesTurn: losesTurn ? player : null },
    ground,
  );
};

const handTiles = (edition: Edition, state: State, { by, tiles }: EventOf<'hand-over'>): Step => {
  const { remedy } = state;
  if (remedy?.kind !== 'hand-over')
    return refused(
      state,
      'out-of-order',
      ask(edition, shortage.emptyBag),
      ask(edition, drawing.refill),
    );
  if (by !== other(remedy.player)) return refused(state, 'not-entitled', remedy.ground);
  if (tiles.length !== remedy.count) return refused(state, 'wrong-number', remedy.ground);
  const taken = take(state, by, tiles);
  if (!taken) return refused(state, 'tile-not-on-rack', remedy.ground);
  const given = give(taken, remedy.player, tiles);
  const ends = ask(edition, shortage.handOverEndsGame);
  return held(given, by).length === 0 && holds(ends)
    ? done(endGame(edition, { ...given, remedy: null }, 'out', ends, by), null)
    : done(closeRemedy(edition, given, remedy), null, remedy.ground, ends);
};

export const shortages: Handlers<'report-shortage' | 'hand-over'> = {
  'report-shortage': reportShortage,
  'hand-over': handTiles,
};
