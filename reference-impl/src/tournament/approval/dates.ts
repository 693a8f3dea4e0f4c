// Dates as they are written, 2024-10-05: days between them, and the same day of the next month.

const FEBRUARY = 2;
const SHORT = [4, 6, 9, 11];

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const read = (date: string): Day => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
};

const write = ({ year, month, day }: Day): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysIn = (year: number, month: number): number => {
  if (month === FEBRUARY) return isLeap(year) ? 29 : 28;
  return SHORT.includes(month) ? 30 : 31;
};

/** Days since the first day of the year 0. */
const number = (date: string): number => {
  const { year, month, day } = read(date);
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const months = Array.from({ length: month - 1 }, (_, i) => daysIn(year, i + 1));
  return before * 365 + leaps + months.reduce((sum, days) => sum + days, 0) + day;
};

export const daysBetween = (from: string, to: string): number => number(to) - number(from);

/** The same day a month later, or the last of that month where it has no such day. */
export const monthAfter = (date: string): string => {
  const { year, month, day } = read(date);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return write({ ...next, day: Math.min(day, daysIn(next.year, next.month)) });
};
