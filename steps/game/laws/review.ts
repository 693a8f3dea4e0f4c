// What is told of a sheet that somebody has gone over: what it lacks is not there, and where the sheets differ they do.
import type { Lack, Player, ReviewReport, SheetEntry } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { law } from './law.ts';
import { rivalOf, type Shadow } from './shadow-table.ts';

type Sheet = readonly SheetEntry[];

export const expectReviewed = ({ sheets }: Shadow, of: Player, report: ReviewReport): void => {
  const sheet = sheets[of];
  const there = report.lacks.filter((lack) => !isMissing(sheet, lack));
  expectEqual(law('what a sheet lacks'), there, []);
  const differing = differences(sheet, sheets[rivalOf(of)]);
  const told = report.differs.length > 0 ? differing : [];
  expectEqual(law('lines that differ'), report.differs, told); // whether sheets are compared is the edition's affair
};

const isMissing = (sheet: Sheet, { line, item }: Lack): boolean => {
  const entry = sheet[line - 1];
  switch (item) {
    case 'main-word':
      return entry?.word === undefined;
    case 'other-words':
      return entry?.others === undefined;
    case 'points':
      return entry?.points === undefined;
    case 'total':
      return entry?.total === undefined;
    case 'dash':
      return entry?.dash !== true;
    case 'sum':
      return isWrong(sheet, line);
    default:
      return item satisfies never;
  }
};

const isWrong = (sheet: Sheet, line: number): boolean => {
  const entry = sheet[line - 1];
  const before = sheet.slice(0, line - 1).findLast(({ by }) => by === entry?.by);
  const sum = (before?.total ?? Number.NaN) + (entry?.points ?? Number.NaN);
  return entry?.total !== sum;
};

const differences = (one: Sheet, another: Sheet): readonly number[] =>
  Array.from({ length: Math.max(one.length, another.length) }, (_, i) => i + 1).filter(
    (line) => one[line - 1]?.points !== another[line - 1]?.points,
  );
