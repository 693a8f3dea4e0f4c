// Turns without a play: exchanging tiles and passing.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, says } from '../../kernel/ruled.ts';
import { set } from '../board/players.ts';
import { RACK_SIZE, without } from '../board/tiles.ts';
import type { EventOf, Handlers } from '../events.ts';
import { done, refused, type Step } from '../outcome.ts';
import { beginTurn } from '../play/acceptance.ts';
import { exchangeBar } from '../play/play.ts';
import type { State } from '../state.ts';
import { exchange as exchanging, turn } from './parameters.ts';
import { endTurn } from './turn-order.ts';

const isBusy = ({ play, laying, remedy }: State): boolean =>
  play !== null || laying !== null || remedy !== null;

const exchange = (edition: Edition, before: State, { by, tiles }: EventOf<'exchange'>): Step => {
  const spends = ask(edition, exchanging.spendsTurn);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', spends);
  if (isBusy(state)) return refused(before, 'out-of-order', spends);
  if (tiles.length === 0) return refused(before, 'wrong-number', spends);
  const said = state.announcedExchange ?? 0;
  const numberBinds = ask(edition, exchanging.numberBinds);
  if (said > 0 && said !== tiles.length && holds(numberBinds))
    return refused(before, 'wrong-number', numberBinds);
  const needs = ask(edition, exchanging.needs);
  const needed = says(needs, 'seven') ? RACK_SIZE : tiles.length;
  if (needed > state.bag.length) return refused(before, 'bag-too-small', needs);
  const kept = without(state.racks[by], tiles);
  if (!kept) return refused(before, 'tile-not-on-rack', spends);
  const drawn = state.bag.slice(0, tiles.length);
  const exchanged: State = {
    ...state,
    racks: set(state.racks, by, [...kept, ...drawn]),
    bag: [...state.bag.slice(tiles.length), ...tiles],
  };
  return done(
    endTurn(edition, exchanged, 'exchange'),
    { drawn },
    spends,
    needs,
    ...(state.announcedExchange === null ? [] : [numberBinds]),
  );
};

const announceExchange = (
  edition: Edition,
  before: State,
  { by, count }: EventOf<'announce-exchange'>,
): Step => {
  const numberBinds = ask(edition, exchanging.numberBinds);
  const spends = ask(edition, exchanging.spendsTurn);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', spends);
  if (isBusy(state)) return refused(before, 'out-of-order', spends);
  return done({ ...state, announcedExchange: count }, null, numberBinds, spends);
};

const pass = (edition: Edition, before: State, { by }: EventOf<'pass'>): Step => {
  const passing = ask(edition, turn.pass);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', passing);
  if (isBusy(state)) return refused(before, 'out-of-order', passing);
  const barred = exchangeBar(edition, before, by);
  return barred ?? done(endTurn(edition, state, 'pass'), null, passing);
};

export const turnsWithoutPlay: Handlers<'exchange' | 'announce-exchange' | 'pass'> = {
  exchange,
  'announce-exchange': announceExchange,
  pass,
};
