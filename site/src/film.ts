// A scene as a film: after each step the board as it is then, where the step changed it, and the table.
import type { Moment, PlacedTile, Scene, View } from './model.ts';

export interface Frame {
  readonly moment: Moment;
  /** The board with what the step laid and lifted; null where it left the board alone. */
  readonly board: {
    readonly board: readonly PlacedTile[];
    readonly laid: readonly PlacedTile[];
    readonly lifted: readonly PlacedTile[];
  } | null;
  readonly since: View;
}

export const framesOf = ({ board, before, happenings }: Scene): Map<number, Frame> => {
  let lying: readonly PlacedTile[] = board;
  let since: View = before;
  const frames = new Map<number, Frame>();
  for (const moment of happenings) {
    const { laid, lifted } = moment;
    const gone = new Set(lifted.map(([square]) => square));
    const left = lying.filter(([square]) => !gone.has(square));
    const moved = laid.length + lifted.length > 0;
    frames.set(moment.step, { moment, board: moved ? { board: left, laid, lifted } : null, since });
    lying = [...left, ...laid];
    since = moment.after;
  }
  return frames;
};
