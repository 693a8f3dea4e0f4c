// Time as a clock shows it.
import type { Lang } from './i18n.ts';

/** Minutes and seconds, and parts of a second where there are any. */
export const clockTime = (lang: Lang, ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const rest = String(seconds % 60).padStart(2, '0');
  const point = new Intl.NumberFormat(lang).format(0.5).charAt(1);
  const part = ms % 1000 === 0 ? '' : point + String(ms % 1000).padStart(3, '0');
  return `${Math.floor(seconds / 60)}:${rest}${part}`;
};
