// Numbers that somebody might take for another, in the grain in which such numbers are said.

/** Which neighbours: the right number is not always the one in the middle. */
const AROUND = [
  [1, 2, 3],
  [-1, 1, 2],
  [1, -1, -2],
  [-1, -2, -3],
] as const;

export const numbersNear = (written: string, seed: number): string[] => {
  const own = Number(written);
  const grain = grainOf(Math.abs(own));
  const all = (AROUND[seed % AROUND.length] ?? []).map((far) => own + far * grain);
  const kept = own < 0 ? all.filter((n) => n < 0) : all.filter((n) => n >= 0);
  return (kept.length > 0 ? kept : [own + grain, own + 2 * grain]).map(String);
};

const grainOf = (n: number): number => {
  if (n >= 120 && n % 60 === 0) return 60;
  if (n >= 20 && n % 10 === 0) return 10;
  return n >= 20 && n % 5 === 0 ? 5 : 1;
};
