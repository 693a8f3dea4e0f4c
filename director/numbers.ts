// The numbers of the standings, and how people write them: halves and quarters.

/** What the numbers are called in `Standing`; lots have none. */
export const NUMBERS = ['points', 'buchholz', 'sonneborn-berger', 'differential'] as const;
export type NumberName = (typeof NUMBERS)[number];

const QUARTERS = ['', '¼', '½', '¾'];

const withFraction = (quarters: number): string => {
  const whole = Math.floor(quarters / 4);
  const part = QUARTERS[quarters % 4] ?? '';
  return whole === 0 && part !== '' ? part : `${whole}${part}`;
};

/** 11 half points are 5½. */
export const halves = (count: number): string => withFraction(2 * count);
/** 49 quarters are 12¼. */
export const quarters = (count: number): string => withFraction(count);
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0';
