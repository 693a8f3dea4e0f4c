// The lines of a sheet: whose they are, what they say, and how a total follows from the one before.
import type { SheetEntry } from '../../../../protocol/generated/types.ts';
import type { Player } from '../board/players.ts';
import type { Word } from '../board/tiles.ts';

/** A line as it stands on a sheet, with the words of the play where it was made at this table. */
export interface Line extends SheetEntry {
  readonly formed?: readonly Word[];
}

export type Sheet = readonly Line[];

export const isPlay = ({ kind = 'play', dash }: Line): boolean => kind === 'play' && !dash;

/** Lines of plays without their main word, counted from 1. */
export const withoutWord = (sheet: Sheet): readonly number[] =>
  sheet.flatMap((line, i) => (isPlay(line) && !line.word ? [i + 1] : []));

/** By how much the total of a line is too low; undefined where the sheet does not tell. */
export const shortfall = (sheet: Sheet, line: number): number | undefined => {
  const here = sheet[line - 1];
  const before = sheet.slice(0, line - 1).findLast(({ by }) => by === here?.by);
  if (here?.total === undefined || here.points === undefined) return undefined;
  return before?.total === undefined ? undefined : before.total + here.points - here.total;
};

/** The totals of a player on this sheet, from a line on, put higher by so much. */
const raised = (sheet: Sheet, from: number, player: Player, by: number): Sheet =>
  sheet.map((line, i) =>
    i >= from - 1 && line.by === player && line.total !== undefined
      ? { ...line, total: line.total + by }
      : line,
  );

/** The line carries these points, and the totals from it on follow. */
export const recounted = (sheet: Sheet, line: number, points: number): Sheet => {
  const here = sheet[line - 1];
  if (!here) return sheet;
  const rise = here.points === undefined ? 0 : points - here.points;
  return raised(sheet, line, here.by, rise).with(line - 1, {
    ...here,
    points,
    ...(here.total === undefined ? {} : { total: here.total + rise }),
  });
};

/** The total of the line follows from the one before, and those after it from that. */
export const addedUp = (sheet: Sheet, line: number): Sheet => {
  const here = sheet[line - 1];
  return here ? raised(sheet, line, here.by, shortfall(sheet, line) ?? 0) : sheet;
};
