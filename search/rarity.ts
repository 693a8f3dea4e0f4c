// How much a word tells: the rarer it is among the texts, the more.

export interface Rarity {
  /** The share of some words that is among others, by how much each tells; all of it where there are none. */
  readonly share: (of: readonly string[], among: readonly string[]) => number;
}

export const raritiesIn = (texts: readonly (readonly string[])[]): Rarity => {
  const count = new Map<string, number>();
  for (const words of texts)
    for (const word of new Set(words)) count.set(word, (count.get(word) ?? 0) + 1);
  const rarity = (word: string): number =>
    Math.log(1 + texts.length / (1 + (count.get(word) ?? 0)));
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + rarity(word), 0);
  return {
    share: (of, among) => {
      const whole = sum(of);
      return whole === 0 ? 1 : sum(of.filter((word) => among.includes(word))) / whole;
    },
  };
};
