// Turns without a play: exchanging tiles and passing.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import { RACK_SIZE, type Tile, without } from '../board/tiles.ts';
import { signalBar, turnGrounds } from '../clock/timer.ts';
import type { EventOf, Handlers } from '../events.ts';
import { done, refused, type Step } from '../outcome.ts';
import { beginTurn } from '../play/acceptance.ts';
import { liftAll } from '../play/breach.ts';
import { isCounted } from '../play/counting.ts';
import { laying } from '../play/parameters.ts';
import { exchangeBar } from '../play/play.ts';
import type { Draw, State } from '../state.ts';
import { exchange as exchanging, turn } from './parameters.ts';
import { endTurn } from './turn-order.ts';

const isBusy = ({ play, laying, remedy }: State): boolean =>
  play !== null || laying !== null || remedy !== null;

/** Tiles of the player to move lie on the board, and nothing has been counted yet. */
const hasLaid = ({ play, laying: begun, remedy }: State): boolean =>
  !remedy &&
  (play ? !isCounted(play) && !play.challenge && play.ruling === 'none' : begun !== null);

/** What binds a player to the tiles laid. */
const boundBy = (edition: Edition, state: State): readonly Ground[] =>
  hasLaid(state) ? [ask(edition, laying.mustBePlayed)] : [];

const exchange = (
  edition: Edition,
  before: State,
  { by, tiles, alreadyDrawn = 0, taken = tiles.length }: EventOf<'exchange'>,
): Step => {
  const spends = ask(edition, exchanging.spendsTurn);
  const gone = signalBar(edition, before, by, 'exchange');
  if (gone) return refused(before, gone.reason, gone.ground);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', spends);
  if (isBusy(state)) return refused(before, 'out-of-order', spends, ...boundBy(edition, state));
  const unannounced = ask(edition, exchanging.unannounced);
  const silent = state.announcedExchange === null && state.recording === 'sheets';
  if (silent && says(unannounced, 'refused')) return refused(before, 'not-announced', unannounced);
  if (tiles.length === 0) return refused(before, 'wrong-number', spends);
  const said = state.announcedExchange ?? 0;
  const numberBinds = ask(edition, exchanging.numberBinds);
  if (said > 0 && said !== tiles.length && holds(numberBinds))
    return refused(before, 'wrong-number', numberBinds);
  const needs = ask(edition, exchanging.needs);
  const until = ask(edition, exchanging.numberUntil);
  if (alreadyDrawn > 0 && alreadyDrawn !== tiles.length && !says(until, 'returning'))
    return refused(before, 'wrong-number', until, needs);
  const needed = says(needs, 'seven') ? RACK_SIZE : tiles.length;
  if (Math.max(needed, taken) > state.bag.length) return refused(before, 'bag-too-small', needs);
  const kept = without(state.racks[by], tiles);
  if (!kept) return refused(before, 'tile-not-on-rack', spends);
  const drawn = state.bag.slice(0, taken);
  const exchanged: State = {
    ...state,
    racks: set(state.racks, by, [...kept, ...drawn]),
    bag: [...state.bag.slice(taken), ...tiles],
  };
  return done(
    endTurn(
      edition,
      taken > tiles.length ? withSurplus(exchanged, by, drawn) : exchanged,
      'exchange',
    ),
    { drawn },
    spends,
    needs,
    ...(state.announcedExchange === null ? [] : [numberBinds]),
    ...(silent ? [unannounced] : []),
    ...(alreadyDrawn > 0 ? [until] : []),
    ...turnGrounds(edition, before),
  );
};

/** Too many were taken: what is said of a surplus looks at this draw, which the turn now ending has made. */
const withSurplus = (state: State, by: Player, tiles: readonly Tile[]): State => {
  const all = { racked: tiles.length, seen: tiles.length, unseen: [] };
  const turn = state.turns.length + 1;
  const draw: Draw = { occasion: 'exchange', tiles, due: tiles.length, ...all, turn };
  return { ...state, draws: set(state.draws, by, draw) };
};

const announceExchange = (
  edition: Edition,
  before: State,
  { by, count }: EventOf<'announce-exchange'>,
): Step => {
  const numberBinds = ask(edition, exchanging.numberBinds);
  const spends = ask(edition, exchanging.spendsTurn);
  const gone = signalBar(edition, before, by, 'exchange');
  if (gone) return refused(before, gone.reason, gone.ground);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', spends);
  if (isBusy(state)) return refused(before, 'out-of-order', spends, ...boundBy(edition, state));
  return done({ ...state, announcedExchange: count }, null, numberBinds, spends);
};

const pass = (edition: Edition, before: State, { by }: EventOf<'pass'>): Step => {
  const passing = ask(edition, turn.pass);
  const gone = signalBar(edition, before, by, 'exchange');
  if (gone) return refused(before, gone.reason, gone.ground);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', passing);
  if (isBusy(state)) {
    const over = ask(edition, laying.passOver);
    if (!hasLaid(state) || isSilent(over) || over.value === 'refused')
      return refused(before, 'out-of-order', passing, over);
    return done(endTurn(edition, liftAll(state), over.value), null, over, passing);
  }
  const barred = exchangeBar(edition, before, by);
  return barred ?? done(endTurn(edition, state, 'pass'), null, passing);
};

export const turnsWithoutPlay: Handlers<'exchange' | 'announce-exchange' | 'pass'> = {
  exchange,
  'announce-exchange': announceExchange,
  pass,
};
