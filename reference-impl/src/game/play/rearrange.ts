// Moving the tiles of a play that lies on the board: sliding the word, reordering it, anything else.
import type { RearrangePurpose } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, jointly, says } from '../../kernel/ruled.ts';
import type { PlacedTile } from '../board/board.ts';
import { coordinatesOf } from '../board/squares.ts';
import { without } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { withoutPlay } from '../hands.ts';
import { type Bar, bar, refused, type Step, unregulated } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { asStep, layDown } from './lay-down.ts';
import { laying } from './parameters.ts';

type Move = 'slide' | 'permute' | 'other';

export const rearrange = (edition: Edition, state: State, event: EventOf<'rearrange'>): Step => {
  const { play } = state;
  const limited = ask(edition, laying.movesLimited);
  if (!play || play.by !== event.by) return refused(state, 'no-play', limited);
  if (play.accepted || play.challenge || play.ruling !== 'none')
    return refused(state, 'out-of-order', limited);
  if (play.counting) {
    const freezes = ask(edition, laying.countingFreezes);
    return holds(freezes) ? refused(state, 'counting-begun', freezes) : unregulated(state, limited);
  }
  const move = moveOf(play, event.tiles);
  if (move === undefined) return refused(state, 'tile-not-on-rack', limited);
  const ruled = ruleOn(edition, move, event.purpose);
  if ('reason' in ruled) return refused(state, ruled.reason, ruled.ground);
  return asStep(
    state,
    layDown(edition, withoutPlay(state, play), event.by, event.tiles),
    ruled,
    limited,
  );
};

/** Why such a move is allowed, or what bars it. */
const ruleOn = (edition: Edition, move: Move, purpose: RearrangePurpose): Ground | Bar => {
  switch (move) {
    case 'slide': {
      const slide = ask(edition, laying.slideAllowed);
      return holds(slide) ? slide : bar('line-fixed', slide);
    }
    case 'permute': {
      const permute = ask(edition, laying.permuteFor);
      const barred =
        says(permute, 'nothing') || (says(permute, 'correctness') && purpose === 'improve');
      return barred ? bar('not-allowed', permute) : permute;
    }
    case 'other': {
      const limited = ask(edition, laying.movesLimited);
      return holds(limited) ? bar('line-fixed', limited) : jointly(limited);
    }
    default:
      return move satisfies never;
  }
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
  const same = shifts.every((s) => s && first && s.row === first.row && s.column === first.column);
  const straight = first !== undefined && (first.row === 0 || first.column === 0);
  return same && straight && alongLine(from, to) ? 'slide' : 'other';
};

const shift = (from: PlacedTile | undefined, to: PlacedTile) => {
  if (!from || from.tile !== to.tile) return undefined;
  const [p, q] = [coordinatesOf(from.square), coordinatesOf(to.square)];
  return { row: q.row - p.row, column: q.column - p.column };
};

/** A word slides along its own line; a single tile along its row or its column. */
const alongLine = (from: readonly PlacedTile[], to: readonly PlacedTile[]): boolean => {
  const rows = new Set([...from, ...to].map((t) => coordinatesOf(t.square).row));
  const columns = new Set([...from, ...to].map((t) => coordinatesOf(t.square).column));
  return rows.size === 1 || columns.size === 1;
};
