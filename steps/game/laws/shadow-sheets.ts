// What is written of a play on the table that the laws keep: notes, and counts agreed on.
import type { NoteEvent, Player, TurnKind } from '../../../protocol/generated/types.ts';
import type { Shadow, ShadowPlay } from './shadow-table.ts';

/** Its points count from now on. */
export const stands = (shadow: Shadow, play: ShadowPlay): void => {
  if (!play.accepted) {
    play.written ??= play.score;
    shadow.scored[play.by] += play.written;
    shadow.stood += 1;
  }
  play.accepted = true;
};

/** The author's note ends the count, the rival's lets the play stand with what it says. */
export const note = (shadow: Shadow, { by, points }: NoteEvent): void => {
  const { play } = shadow;
  if (!play) return;
  shadow.latest = play;
  if (by === play.by) shadow.announced = true;
  if (!play.accepted) play.written = points;
  if (by === play.by) return;
  stands(shadow, play);
  shadow.dispute = null;
};

/** A note is of the play that lies there or has just been lifted. */
export const write = (
  shadow: Shadow,
  { by, points, word, others, total, dash }: NoteEvent,
): void => {
  const { author, kind } = shadow;
  if (by === author && shadow.play) shadow.noted = true;
  shadow.notedBy.add(by);
  if (!author) return;
  shadow.sheets[by].push({
    ...{ by: author, points, ...(kind ? { kind } : {}) },
    ...(kind || !word ? {} : { word }),
    ...(kind || !others ? {} : { others }),
    ...(total === undefined ? {} : { total }),
    ...(dash === undefined ? {} : { dash }),
  });
};

/** A turn without a play: what is noted next is of this one. */
export const spend = (shadow: Shadow, by: Player, kind: TurnKind): void => {
  shadow.author = by;
  shadow.kind = kind;
};

/** What was noted otherwise is struck out, and what was agreed on counts. */
export const agree = (shadow: Shadow, points: number): void => {
  const { play, sheets, notedBy } = shadow;
  if (!play || play.accepted) return;
  play.written = points;
  for (const player of [...notedBy]) {
    if (sheets[player].at(-1)?.points === points) continue;
    sheets[player].pop();
    notedBy.delete(player);
    if (player === play.by) shadow.noted = false;
  }
};
