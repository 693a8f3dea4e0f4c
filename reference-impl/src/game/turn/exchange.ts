// Turns without a play: exchanging tiles and passing.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { set } from '../board/players.ts';
import { RACK_SIZE, without } from '../board/tiles.ts';
import { deductionGrounds } from '../ending/ending.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step } from '../outcome.ts';
import { beginTurn, exchangeBar } from '../play/play.ts';
import type { State } from '../state.ts';
import { endTurn } from './turn-order.ts';

export const exchange = (
  edition: Edition,
  before: State,
  { by, tiles }: EventOf<'exchange'>,
): Step => {
  const grounds = [edition.articles.exchange];
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', grounds);
  if (state.play || state.laying || state.remedy) return refused(before, 'out-of-order', grounds);
  if (tiles.length === 0) return refused(before, 'wrong-number', grounds);
  const said = state.announcedExchange ?? 0;
  if (said > 0 && said !== tiles.length && valueIn(edition, 'exchangeNumberBinds')) {
    return refused(before, 'wrong-number', because(edition, 'exchangeNumberBinds'));
  }
  const needed = valueIn(edition, 'exchangeNeeds') === 'seven' ? RACK_SIZE : tiles.length;
  if (needed > state.bag.length) {
    return refused(before, 'bag-too-small', because(edition, 'exchangeNeeds'));
  }
  const kept = without(state.racks[by], tiles);
  if (!kept) return refused(before, 'tile-not-on-rack', grounds);
  const drawn = state.bag.slice(0, tiles.length);
  const exchanged: State = {
    ...state,
    racks: set(state.racks, by, [...kept, ...drawn]),
    bag: [...state.bag.slice(tiles.length), ...tiles],
  };
  const after = endTurn(edition, exchanged, 'exchange');
  return done(after, [...grounds, ...deductionGrounds(edition, after)], { drawn });
};

export const announceExchange = (
  edition: Edition,
  before: State,
  { by, count }: EventOf<'announce-exchange'>,
): Step => {
  const grounds = because(edition, 'exchangeNumberBinds');
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', grounds);
  if (state.play || state.laying || state.remedy) return refused(before, 'out-of-order', grounds);
  return done({ ...state, announcedExchange: count }, [...grounds, edition.articles.exchange]);
};

export const pass = (edition: Edition, before: State, { by }: EventOf<'pass'>): Step => {
  const grounds = [edition.articles.pass];
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', grounds);
  if (state.play || state.laying || state.remedy) return refused(before, 'out-of-order', grounds);
  const bar = exchangeBar(edition, before, by);
  if (bar) return bar;
  const after = endTurn(edition, state, 'pass');
  return done(after, [...grounds, ...deductionGrounds(edition, after)]);
};
