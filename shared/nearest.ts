// What somebody may have meant: the known names most like the one written, by edit distance.

/** Nobody means a name of so many letters: the rest is not looked at. */
const MOST_LETTERS = 100;

/** At most so many, and none that is farther away than `within`. */
export const nearest = (
  written: string,
  candidates: readonly string[],
  count = 3,
  within = Number.POSITIVE_INFINITY,
): string[] =>
  candidates
    .map((candidate) => ({
      candidate,
      distance: distance(written.slice(0, MOST_LETTERS), candidate),
    }))
    .filter((one) => one.distance <= within)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};
