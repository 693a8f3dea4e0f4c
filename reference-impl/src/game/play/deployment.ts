// Laying tiles one after the other, taking them back, moving them: what the first tiles bind and what may change.

import { type Edition, valueIn } from '../../kernel/edition.ts';
import { type PlacedTile, withoutTiles, withTiles } from '../board/board.ts';
import { set } from '../board/players.ts';
import { coordinatesOf, isOnBoard } from '../board/squares.ts';
import { without } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import { give, liftLaying, liftPlay, type Play, type State } from '../state.ts';
import { endTurn } from '../turn/turn-order.ts';
import { beginTurn, exchangeBar, place } from './play.ts';

export const lay = (edition: Edition, before: State, event: EventOf<'lay'>): Step => {
  const { by, tiles, dropped, seen } = event;
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', [edition.articles.turn]);
  const bar = exchangeBar(edition, before, by);
  if (bar) return bar;
  if (state.play || state.remedy) return refused(before, 'out-of-order', [edition.articles.turn]);
  const rack = without(
    state.racks[by],
    tiles.map((t) => t.tile),
  );
  if (!rack) return refused(before, 'tile-not-on-rack', [edition.articles.placement]);
  const squares = new Set(tiles.map((t) => t.square));
  const free = [...squares].every((square) => isOnBoard(square) && !state.board.has(square));
  if (!free || squares.size < tiles.length) {
    return refused(before, 'square-occupied', [edition.articles.placement]);
  }
  if (tiles.length > 1 && valueIn(edition, 'severalAtOnce') === false) {
    return refused(before, 'out-of-order', because(edition, 'severalAtOnce'));
  }
  const all = [...(state.laying?.tiles ?? []), ...tiles];
  if (leavesFirst(edition, all))
    return refused(before, 'line-fixed', because(edition, 'firstTileBinds'));
  if (leavesLine(edition, all))
    return refused(before, 'line-fixed', because(edition, 'secondTileBinds'));
  const kind = dropped ? 'dropped' : seen ? 'placed-seen' : 'placed-unseen';
  const kinds = new Map([
    ...(state.laying?.kinds ?? []),
    ...tiles.map((t) => [t.square, kind] as const),
  ]);
  return done(
    {
      ...state,
      racks: set(state.racks, by, rack),
      board: withTiles(state.board, tiles),
      laying: { tiles: all, kinds },
    },
    [edition.articles.placement, ...because(edition, 'firstTileBinds', 'secondTileBinds')],
  );
};

const sharesLine = (a: PlacedTile, b: PlacedTile): boolean => {
  const [p, q] = [coordinatesOf(a.square), coordinatesOf(b.square)];
  return p.row === q.row || p.column === q.column;
};

/** The first tile fixes its row and its column. */
const leavesFirst = (edition: Edition, [first, ...rest]: readonly PlacedTile[]): boolean =>
  valueIn(edition, 'firstTileBinds') === true && rest.some((t) => first && !sharesLine(first, t));

/** The second tile settles which of the two it is. */
const leavesLine = (edition: Edition, [first, second, ...rest]: readonly PlacedTile[]): boolean => {
  if (valueIn(edition, 'secondTileBinds') !== true || !first || !second) return false;
  const inRow = coordinatesOf(first.square).row === coordinatesOf(second.square).row;
  const lineOf = (t: PlacedTile) =>
    inRow ? coordinatesOf(t.square).row : coordinatesOf(t.square).column;
  return rest.some((t) => lineOf(t) !== lineOf(first));
};

export const finishPlacing = (
  edition: Edition,
  state: State,
  { by }: EventOf<'finish-placing'>,
): Step => {
  const { laying } = state;
  if (!laying) return refused(state, 'no-play', [edition.articles.placement]);
  const step = place(edition, liftLaying(state), { type: 'place', by, tiles: laying.tiles });
  return step.outcome.kind === 'done' ? step : { ...step, state };
};

export const pickUp = (
  edition: Edition,
  state: State,
  { by, square }: EventOf<'pick-up'>,
): Step => {
  const grounds = because(edition, 'mustBePlayed');
  const tile = state.laying?.tiles.find((t) => t.square === square);
  const kind = state.laying?.kinds.get(square);
  if (!state.laying || !tile || !kind || by !== state.toMove)
    return refused(state, 'no-play', grounds);
  const bound = valueIn(edition, 'mustBePlayed');
  if (bound === undefined) return unregulated(state, [edition.articles.placement]);
  if (bound.includes(kind)) return refused(state, 'must-be-played', grounds);
  const tiles = state.laying.tiles.filter((t) => t !== tile);
  const lifted = give({ ...state, board: withoutTiles(state.board, [tile]) }, by, [tile.tile]);
  return done({ ...lifted, laying: tiles.length > 0 ? { ...state.laying, tiles } : null }, grounds);
};

/** The player cannot or will not comply: the tiles come off and the turn is lost. */
export const giveUpPlay = (
  edition: Edition,
  state: State,
  { by }: EventOf<'give-up-play'>,
): Step => {
  const grounds = because(edition, 'giveUpCostsTurn');
  const { play, laying } = state;
  const open =
    play && play.by === by && !play.accepted && !play.challenge && play.ruling === 'none';
  if (by !== state.toMove || (!open && !laying)) return refused(state, 'no-play', grounds);
  const lifted = laying
    ? liftLaying(state)
    : play
      ? { ...liftPlay(state, play), play: null }
      : state;
  return done(
    valueIn(edition, 'giveUpCostsTurn') ? endTurn(edition, lifted, 'forfeit') : lifted,
    grounds,
  );
};

type Move = 'slide' | 'permute' | 'other';

export const rearrange = (edition: Edition, state: State, event: EventOf<'rearrange'>): Step => {
  const { play } = state;
  const limits = because(edition, 'movesLimited');
  if (!play || play.by !== event.by) return refused(state, 'no-play', limits);
  if (play.accepted || play.challenge || play.ruling !== 'none')
    return refused(state, 'out-of-order', limits);
  if (play.counting) {
    return valueIn(edition, 'countingFreezes')
      ? refused(state, 'counting-begun', because(edition, 'countingFreezes'))
      : unregulated(state, limits);
  }
  const move = moveOf(play, event.tiles);
  if (move === undefined) return refused(state, 'tile-not-on-rack', limits);
  const bar = moveBar(edition, move, event.purpose);
  if (bar)
    return refused(
      state,
      bar === 'permuteFor' ? 'not-allowed' : 'line-fixed',
      because(edition, bar),
    );
  const step = place(
    edition,
    { ...liftPlay(state, play), play: null },
    { ...event, type: 'place' },
  );
  return step.outcome.kind === 'done' ? step : { ...step, state };
};

const moveBar = (edition: Edition, move: Move, purpose: 'correct' | 'improve') => {
  if (move === 'other') return valueIn(edition, 'movesLimited') ? 'movesLimited' : undefined;
  if (move === 'slide') return valueIn(edition, 'slideAllowed') ? undefined : 'slideAllowed';
  const permute = valueIn(edition, 'permuteFor') ?? 'anything';
  return permute === 'nothing' || (permute === 'correctness' && purpose === 'improve')
    ? 'permuteFor'
    : undefined;
};

/** How tiles were moved; undefined when they are not the same tiles. */
const moveOf = ({ tiles: from }: Play, to: readonly PlacedTile[]): Move | undefined => {
  const rest = without(
    from.map((t) => t.tile),
    to.map((t) => t.tile),
  );
  if (to.length !== from.length || rest?.length !== 0) return undefined;
  const squares = new Set(from.map((t) => t.square));
  if (to.every((t) => squares.has(t.square))) return 'permute';
  const shifts = to.map((t, i) => shift(from[i], t));
  const [first] = shifts;
  const same = shifts.every(
    (s) => s && first && s.tile === first.tile && s.row === first.row && s.column === first.column,
  );
  const straight = first !== undefined && (first.row === 0 || first.column === 0);
  return same && straight && alongLine(from, to) ? 'slide' : 'other';
};

const shift = (from: PlacedTile | undefined, to: PlacedTile) => {
  if (!from || from.tile !== to.tile) return undefined;
  const [p, q] = [coordinatesOf(from.square), coordinatesOf(to.square)];
  return { tile: true, row: q.row - p.row, column: q.column - p.column };
};

/** A word slides along its own line; a single tile along its row or its column. */
const alongLine = (from: readonly PlacedTile[], to: readonly PlacedTile[]): boolean => {
  const rows = new Set([...from, ...to].map((t) => coordinatesOf(t.square).row));
  const columns = new Set([...from, ...to].map((t) => coordinatesOf(t.square).column));
  return rows.size === 1 || columns.size === 1;
};

export const beginCount = (
  edition: Edition,
  state: State,
  { by }: EventOf<'begin-count'>,
): Step => {
  const { play } = state;
  const grounds = [edition.articles.turn];
  if (!play || play.by !== by || play.accepted) return refused(state, 'no-play', grounds);
  return done({ ...state, play: { ...play, counting: true } }, grounds);
};
