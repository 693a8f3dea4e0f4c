// Too few tiles: drawing the missing ones, tiles handed over when the bag is empty, tiles left in the bag.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { other, type Player, set } from '../board/players.ts';
import { RACK_SIZE } from '../board/tiles.ts';
import { endGame } from '../ending/ending.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import { give, held, owned, type State, take } from '../state.ts';
import { loseTurn } from '../turn/turn-order.ts';
import { closeRemedy } from './draw.ts';
import { NO_REMEDY } from './overdraw.ts';
import { phaseOf, tellerOf } from './phase.ts';

export const reportShortage = (
  edition: Edition,
  state: State,
  { by, player }: EventOf<'report-shortage'>,
): Step => {
  const phase = phaseOf(state, player);
  if (phase === 'Later') return unregulated(state, because(edition, 'refill'));
  const name = `shortage${tellerOf(by, player)}${phase}` as const;
  const grounds = because(edition, name);
  if (!isShort(state, player)) return refused(state, 'nothing-wrong', grounds);
  if (state.remedy) return refused(state, 'out-of-order', grounds);
  const response = valueIn(edition, name) ?? 'unregulated';
  if (response === 'unregulated') return unregulated(state, grounds);
  if (state.bag.length === 0) return withoutBag(edition, state, player);
  const count = Math.min(RACK_SIZE - owned(state, player), state.bag.length);
  const losesTurn = response === 'complete-forfeit';
  const shown = losesTurn || (response === 'complete' && isShown(edition, state, player));
  return done(
    {
      ...state,
      running: clockDuring(edition, state),
      remedy: { kind: 'draw', player, count, shown, losesTurn, resume: state.running },
    },
    [...grounds, ...because(edition, 'shortageShown')],
    {
      remedy: {
        ...NO_REMEDY,
        draws: count,
        sees: shown ? count : 0,
        losesTurn,
        recorded: losesTurn,
      },
    },
  );
};

/** Short of seven: fewer drawn than were due or, where no draw is known, tiles to be had. */
const isShort = (state: State, player: Player): boolean => {
  const draw = state.draws[player];
  const missed = draw ? draw.tiles.length < draw.due : state.bag.length > 0;
  return missed && owned(state, player) < RACK_SIZE;
};

const isShown = (edition: Edition, state: State, player: Player): boolean => {
  const when = valueIn(edition, 'shortageShown') ?? 'if-seen';
  const draw = state.draws[player];
  const touched = !draw || draw.racked > 0 || draw.seen > 0;
  return when === 'always' || (when === 'if-seen' && touched);
};

const clockDuring = (edition: Edition, state: State): Player | null =>
  valueIn(edition, 'shortageStopsClock') ? null : state.running;

/** The bag is empty: the player stays short or, in some editions, the rival hands tiles over. */
const withoutBag = (edition: Edition, state: State, player: Player): Step => {
  const grounds = because(edition, 'shortageEmptyBag');
  if (valueIn(edition, 'shortageEmptyBag') !== 'hand-over')
    return done(state, grounds, { remedy: NO_REMEDY });
  const draw = state.draws[player];
  const toSeven = RACK_SIZE - owned(state, player);
  const missed = draw ? draw.due - draw.tiles.length : toSeven;
  const wanted = valueIn(edition, 'handOverUpTo') === 'due' ? missed : toSeven;
  const count = Math.min(wanted, held(state, other(player)).length);
  const losesTurn = valueIn(edition, 'handOverCostsTurn') === true;
  return done(
    {
      ...state,
      running: clockDuring(edition, state),
      remedy: { kind: 'hand-over', player, count, losesTurn, resume: state.running },
    },
    [...grounds, ...because(edition, 'handOverCostsTurn')],
    { remedy: { ...NO_REMEDY, handsOver: count, losesTurn } },
  );
};

export const handTiles = (
  edition: Edition,
  state: State,
  { by, tiles }: EventOf<'hand-over'>,
): Step => {
  const { remedy } = state;
  const grounds = because(edition, 'shortageEmptyBag');
  if (remedy?.kind !== 'hand-over') return refused(state, 'out-of-order', grounds);
  if (by !== other(remedy.player)) return refused(state, 'not-entitled', grounds);
  if (tiles.length !== remedy.count) return refused(state, 'wrong-number', grounds);
  const taken = take(state, by, tiles);
  if (!taken) return refused(state, 'tile-not-on-rack', grounds);
  const given = give(taken, remedy.player, tiles);
  const emptied = held(given, by).length === 0 && valueIn(edition, 'handOverEndsGame');
  return emptied
    ? done(
        endGame(edition, { ...given, remedy: null }, 'out', by),
        because(edition, 'handOverEndsGame'),
      )
    : done(closeRemedy(edition, given, remedy), grounds);
};

export const reportLeftover = (
  edition: Edition,
  state: State,
  { owing }: EventOf<'report-leftover'>,
): Step => {
  const grounds = because(edition, 'leftover');
  const [first] = owing;
  if (state.bag.length === 0 || !first) return refused(state, 'nothing-wrong', grounds);
  if (state.remedy) return refused(state, 'out-of-order', grounds);
  if (valueIn(edition, 'leftover') !== 'taken') return unregulated(state, grounds);
  const all = valueIn(edition, 'leftoverLimit') === 'all';
  const room = Math.max(0, RACK_SIZE - held(state, first).length);
  const drawn = state.bag.slice(0, all ? undefined : room);
  const rest = state.bag.slice(drawn.length);
  const second = rest.slice(0, Math.max(0, RACK_SIZE - held(state, other(first)).length));
  const taken = give(
    give({ ...state, bag: rest.slice(second.length) }, first, drawn),
    other(first),
    second,
  );
  const settled: State = { ...taken, draws: set(taken.draws, first, null) };
  return done(
    valueIn(edition, 'leftoverCostsTurn') ? loseTurn(edition, settled, first) : settled,
    grounds,
    { drawn, shown: valueIn(edition, 'leftoverShown') ? drawn : [] },
  );
};
