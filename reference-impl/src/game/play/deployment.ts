// Laying tiles one after the other and taking them back: what the first tiles bind.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { type PlacedTile, withoutTiles, withTiles } from '../board/board.ts';
import { set } from '../board/players.ts';
import { coordinatesOf, isOnBoard } from '../board/squares.ts';
import { without } from '../board/tiles.ts';
import { signalBar, turnGrounds } from '../clock/timer.ts';
import type { EventOf, Handlers } from '../events.ts';
import { give, liftLaying } from '../hands.ts';
import { bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { endTurn } from '../turn/turn-order.ts';
import { beginTurn } from './acceptance.ts';
import { breach, liftAll } from './breach.ts';
import { asStep, layDown } from './lay-down.ts';
import { type LaidTile, laying as layingRules, placing } from './parameters.ts';
import { exchangeBar } from './play.ts';
import { rearrange } from './rearrange.ts';
import { blankGrounds, strangeLetter } from './words-laid.ts';

const lay = (edition: Edition, before: State, event: EventOf<'lay'>): Step => {
  const { by, tiles, dropped, seen } = event;
  const course = ask(edition, turn.course);
  const base = ask(edition, placing.onTheBoard);
  const gone = signalBar(edition, before, by, before.laying ? 'lay-on' : 'begin');
  if (gone) return refused(before, gone.reason, gone.ground);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', course);
  const barred = exchangeBar(edition, before, by);
  if (barred) return barred;
  if (state.play || state.remedy) return refused(before, 'out-of-order', course);
  const rack = without(
    state.racks[by],
    tiles.map((t) => t.tile),
  );
  if (!rack) return refused(before, 'tile-not-on-rack', base);
  const squares = new Set(tiles.map((t) => t.square));
  const free = [...squares].every((square) => isOnBoard(square) && !state.board.has(square));
  if (!free || squares.size < tiles.length) return refused(before, 'square-occupied', base);
  const several = ask(edition, layingRules.severalAtOnce);
  if (tiles.length > 1 && !isSilent(several) && !several.value)
    return refused(before, 'out-of-order', several);
  const strange = strangeLetter(edition, tiles);
  if (strange) return asStep(before, strange);
  const all = [...(state.laying?.tiles ?? []), ...tiles];
  const grounds = tiles.length > 1 ? [several] : [];
  const kind: LaidTile = dropped ? 'dropped' : seen ? 'placed-seen' : 'placed-unseen';
  const kinds = new Map([
    ...(state.laying?.kinds ?? []),
    ...tiles.map((t) => [t.square, kind] as const),
  ]);
  const binding = all.filter((t) => isPlaced(edition, kinds.get(t.square)));
  const left = leavesFirst(edition, binding) ?? leavesLine(edition, binding);
  if (left) return breach(edition, before, bar('line-fixed', left), ...grounds);
  return done(
    {
      ...state,
      racks: set(state.racks, by, rack),
      board: withTiles(state.board, tiles),
      laying: { tiles: all, kinds },
    },
    null,
    ...grounds,
    ...([...kinds.values()].includes('dropped') ? [ask(edition, layingRules.droppedBinds)] : []),
    ask(edition, layingRules.firstTileBinds),
    ...blankGrounds(edition, state.board, tiles),
    ...(all.length > 2 ? [ask(edition, layingRules.secondTileBinds)] : []),
    base,
    ask(edition, layingRules.movesLimited),
    ...turnGrounds(edition, before),
  );
};

/** A tile that fell was not placed and fixes no line, where the edition does not put it on a par. */
const isPlaced = (edition: Edition, kind: LaidTile | undefined): boolean =>
  kind !== 'dropped' || holds(ask(edition, layingRules.droppedBinds));

const sharesLine = (a: PlacedTile, b: PlacedTile): boolean => {
  const [p, q] = [coordinatesOf(a.square), coordinatesOf(b.square)];
  return p.row === q.row || p.column === q.column;
};

/** The first tile fixes its row and its column: the ruling that a tile leaves both, if one does. */
const leavesFirst = (
  edition: Edition,
  [first, ...rest]: readonly PlacedTile[],
): Ground | undefined => {
  const binds = ask(edition, layingRules.firstTileBinds);
  return holds(binds) && rest.some((t) => first && !sharesLine(first, t)) ? binds : undefined;
};

/** The second tile settles which of the two it is. */
const leavesLine = (
  edition: Edition,
  [first, second, ...rest]: readonly PlacedTile[],
): Ground | undefined => {
  const binds = ask(edition, layingRules.secondTileBinds);
  if (!holds(binds) || !first || !second) return undefined;
  const inRow = coordinatesOf(first.square).row === coordinatesOf(second.square).row;
  const lineOf = (t: PlacedTile) =>
    inRow ? coordinatesOf(t.square).row : coordinatesOf(t.square).column;
  return rest.some((t) => lineOf(t) !== lineOf(first)) ? binds : undefined;
};

const finishPlacing = (edition: Edition, state: State, { by }: EventOf<'finish-placing'>): Step => {
  const { laying } = state;
  if (!laying) return refused(state, 'no-play', ask(edition, placing.onTheBoard));
  if (by !== state.toMove) return refused(state, 'out-of-turn', ask(edition, turn.course));
  return asStep(
    state,
    layDown(edition, liftLaying(state), by, laying.tiles),
    ask(edition, layingRules.firstTileBinds),
    ask(edition, layingRules.secondTileBinds),
  );
};

const pickUp = (edition: Edition, state: State, { by, square }: EventOf<'pick-up'>): Step => {
  const bound = ask(edition, layingRules.mustBePlayed);
  const { laying } = state;
  const tile = laying?.tiles.find((t) => t.square === square);
  const kind = laying?.kinds.get(square);
  if (!laying || !tile || !kind || by !== state.toMove)
    return refused(state, 'no-play', bound, ask(edition, placing.onTheBoard));
  const gone = signalBar(edition, state, by, 'move');
  if (gone) return refused(state, gone.reason, gone.ground);
  if (isSilent(bound)) return unregulated(state, bound);
  if (bound.value.includes(kind)) return breach(edition, state, bar('must-be-played', bound));
  const tiles = laying.tiles.filter((t) => t !== tile);
  const lifted = give({ ...state, board: withoutTiles(state.board, [tile]) }, by, [tile.tile]);
  return done(
    { ...lifted, laying: tiles.length > 0 ? { ...laying, tiles } : null },
    null,
    bound,
    ...turnGrounds(edition, state),
  );
};

/** The player cannot or will not comply: the tiles come off and the turn is lost. */
const giveUpPlay = (edition: Edition, state: State, { by }: EventOf<'give-up-play'>): Step => {
  const costs = ask(edition, layingRules.giveUpCostsTurn);
  const until = ask(edition, layingRules.giveUpUntil);
  const { play, laying } = state;
  const open =
    play && play.by === by && !play.accepted && !play.challenge && play.ruling === 'none';
  if (by !== state.toMove || (!open && !laying)) return refused(state, 'no-play', costs);
  if (play?.noted[by] && says(until, 'own-note')) return refused(state, 'already-noted', until);
  const lifted = liftAll(state);
  return done(holds(costs) ? endTurn(edition, lifted, 'forfeit') : lifted, null, costs);
};

const beginCount = (edition: Edition, state: State, { by }: EventOf<'begin-count'>): Step => {
  const { play } = state;
  const course = ask(edition, turn.course);
  if (!play || play.by !== by || play.accepted) return refused(state, 'no-play', course);
  return done({ ...state, play: { ...play, counting: true } }, null, course);
};

export const layings: Handlers<
  'lay' | 'finish-placing' | 'pick-up' | 'give-up-play' | 'begin-count' | 'rearrange'
> = {
  lay,
  'finish-placing': finishPlacing,
  'pick-up': pickUp,
  'give-up-play': giveUpPlay,
  'begin-count': beginCount,
  rearrange,
};
