// Points as people write them: halves and quarters.
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
