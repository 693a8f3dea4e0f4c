// The lines of a game joined into turns: a play with the challenge to it, a pass, an exchange; then what is counted at
// the end.
import type { Player } from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import type { GcgFile } from './file.ts';
import type { Action, Entry } from './line.ts';
import { NOTES, type Note, WRONG } from './words.ts';

type Line = Entry & { readonly by: Player };

type TurnAction = Extract<
  Action,
  { readonly kind: 'play' | 'pass' | 'exchange' | 'exchange-count' }
>;

export interface Turn extends Line {
  readonly action: TurnAction;
  /** The play was challenged: it came off, or it stayed, with what that brought. */
  readonly challenged?: { readonly isWithdrawn: boolean; readonly entry: Line } | undefined;
}

export interface Closing {
  readonly entry: Line;
  /** The tiles counted, and whose they are. */
  readonly tiles: string;
  readonly of: Player;
}

export interface Course {
  readonly turns: readonly Turn[];
  readonly closing: readonly Closing[];
  readonly notes: readonly Placed<Note>[];
  readonly wrong: readonly Placed<Wrong>[];
}

export const courseOf = ({ entries }: Pick<GcgFile, 'entries'>): Course => {
  const turns: Turn[] = [];
  const closing: Closing[] = [];
  const notes: Placed<Note>[] = [];
  const wrong: Placed<Wrong>[] = [];
  for (const entry of entries) {
    const { action, line, by } = entry;
    switch (action.kind) {
      case 'withdrawn':
      case 'challenge': {
        const last = turns.at(-1);
        if (last?.action.kind !== 'play' || last.by !== by || last.challenged)
          wrong.push({ line, what: WRONG.stray() });
        else turns[turns.length - 1] = { ...last, challenged: challengedBy(entry) };
        break;
      }
      case 'racks':
        closing.push({ entry, tiles: action.tiles, of: ownerOf(entry) });
        break;
      case 'time':
        notes.push({ line, what: NOTES.time() });
        break;
      default:
        turns.push({ ...entry, action });
    }
  }
  return { turns, closing, notes, wrong };
};

const challengedBy = (entry: Line): NonNullable<Turn['challenged']> => ({
  isWithdrawn: entry.action.kind === 'withdrawn',
  entry,
});

/** Who gains is credited with the rival's tiles; who loses pays for the own ones. */
const ownerOf = ({ by, rack, points }: Line): Player =>
  rack !== undefined || points < 0 ? by : by === 'A' ? 'B' : 'A';
