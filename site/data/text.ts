// Small text helpers: texts in two languages, readable names of unwritten topics, safe addresses, the order of
// article numbers.

/** What the corpus says in its two languages. */
export interface Text<T = string> {
  readonly es: T;
  readonly en: T;
}

/** "two-pass-ending" → "Two pass ending", for a topic that has no file yet. */
export const humanised = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Part by part: figures before words, a whole before its parts: 4.1, 4.1.2, 4.1.10, XII, XII.1. */
export const byNumber = (a: string, b: string): number => {
  const left = a.split('.');
  const right = b.split('.');
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const order = compareParts(left[i], right[i]);
    if (order !== 0) return order;
  }
  return 0;
};

const compareParts = (a: string | undefined, b: string | undefined): number => {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const figures = [a, b].map((part) => /^\d+$/.test(part));
  if (figures[0] && figures[1]) return Number(a) - Number(b);
  if (figures[0] !== figures[1]) return figures[0] ? -1 : 1;
  return a.localeCompare(b, 'es', { numeric: true });
};

export const commonest = <T>(values: readonly T[]): T | null => {
  const counted = [...Map.groupBy(values, (value) => value)];
  const [first] = counted.sort(([, a], [, b]) => b.length - a.length);
  return first ? first[0] : null;
};
