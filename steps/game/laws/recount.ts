// A play counted again, on the table that the laws keep.
import type { Shadow } from './shadow-table.ts';

/** A wrong sum is put right on the score and wherever it was written. */
export const recount = ({ latest: play, sheets, scored, notedBy }: Shadow): void => {
  if (!play) return;
  if (play.accepted) scored[play.by] += play.score - (play.written ?? play.score);
  if (play.written !== undefined) play.written = play.score;
  for (const player of notedBy) {
    const last = sheets[player].pop();
    if (last) sheets[player].push({ ...last, points: play.score });
  }
};
