// What is put right on the sheets, on the table that the laws keep: the rival's figure is what had counted.
import type {
  AskCorrectionEvent,
  CompleteSheetEvent,
  Player,
  SheetEntry,
} from '../../../protocol/generated/types.ts';
import { rivalOf, type Shadow } from './shadow-table.ts';

type Sheet = SheetEntry[];

const PLAYERS = ['A', 'B'] as const;

export const putRight = (shadow: Shadow, event: AskCorrectionEvent): void => {
  const { what, of, line, points } = event;
  if (line === undefined || (what !== 'count' && what !== 'sum')) return;
  const rise = (player: Player) => riseOn(shadow.sheets[player], what, line, points);
  const counted = rise(rivalOf(of)) ?? rise(of) ?? 0;
  for (const player of PLAYERS) {
    const sheet = shadow.sheets[player];
    shadow.sheets[player] = raised(sheet, of, line, rise(player) ?? 0, what, points);
  }
  shadow.scored[of] += counted;
  const { latest, notedBy, sheets } = shadow;
  const isLatest = [...notedBy].some((player) => sheets[player].length === line);
  if (latest?.by === of && isLatest && points !== undefined) latest.written = points;
};

/** By how much what stands on a sheet is too low; undefined where nothing stands there. */
const riseOn = (
  sheet: Sheet,
  what: 'count' | 'sum',
  line: number,
  points: number | undefined,
): number | undefined => {
  const here = sheet[line - 1];
  if (!here) return undefined;
  if (what === 'count')
    return points === undefined || here.points === undefined ? undefined : points - here.points;
  const before = sheet.slice(0, line - 1).findLast(({ by }) => by === here.by);
  if (here.total === undefined || here.points === undefined) return undefined;
  return before?.total === undefined ? undefined : before.total + here.points - here.total;
};

const raised = (
  sheet: Sheet,
  of: Player,
  line: number,
  rise: number,
  what: 'count' | 'sum',
  points: number | undefined,
): Sheet =>
  sheet.map((entry, i) => {
    if (i < line - 1 || entry.by !== of) return entry;
    const counted = what === 'count' && i === line - 1 && points !== undefined ? { points } : {};
    return {
      ...entry,
      ...counted,
      ...(entry.total === undefined ? {} : { total: entry.total + rise }),
    };
  });

export const writeLate = ({ sheets }: Shadow, { by, words }: CompleteSheetEvent): void => {
  for (const { line, word } of words) {
    const entry = sheets[by][line - 1];
    if (entry) sheets[by][line - 1] = { ...entry, word };
  }
};
