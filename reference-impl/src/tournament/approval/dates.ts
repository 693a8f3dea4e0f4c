// Dates as they are written, 2024-10-05: days between them, and the same day of the next month. The engine has no
// clock: days are counted in the Gregorian calendar.

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const read = (date: string): Day => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
};

const written = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengthOf = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Days since the calendar began. */
const count = ({ year, month, day }: Day): number => {
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  let days = 365 * before + leaps + day;
  for (let m = 1; m < month; m++) days += lengthOf(year, m);
  return days;
};

export const daysBetween = (from: string, to: string): number =>
  count(read(to)) - count(read(from));

/** The same day a month later, or the last of that month where it has no such day. */
export const monthAfter = (date: string): string => {
  const { year, month, day } = read(date);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return written({ ...next, day: Math.min(day, lengthOf(next.year, next.month)) });
};
