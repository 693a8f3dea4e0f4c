// Dates as they are written, 2024-10-05: days between them, and the same day of the next month. All in UTC, where a
// day has 24 hours, so that they do not hang on where they are asked.

const DAY = 24 * 60 * 60 * 1000;

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY;

/** The same day a month later, or the last of that month where it has no such day. */
export const monthAfter = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
};
