// A number as it is said, on pages and in scripts alike: the words come with whoever asks.

/** Codes that stand in numbers, and the name of the words for each. */
const PLACE_CODES = [
  [/^p(\d+)$/, 'paragraph'],
  [/^s(\d+)$/, 'sentence'],
  [/^bul(\d+[a-z]?)$/, 'point'],
  [/^art(\d.*)$/, 'about'],
] as const;

/** The words of each code, with {n} in them. */
export type PlaceWords = Readonly<Record<(typeof PLACE_CODES)[number][1] | 'section', string>>;

const filled = (words: string, n: string): string => words.replace('{n}', n);

/** The words of a part that is a code; undefined for one that is a number or a letter. */
const codeInWords = (words: PlaceWords, part: string): string | undefined => {
  for (const [pattern, code] of PLACE_CODES) {
    const [, n] = pattern.exec(part) ?? [];
    if (n) return filled(words[code], n);
  }
  return undefined;
};

/** A part in words, and whether it is a code. */
export const partInWords = (
  words: PlaceWords,
  part: string,
): { readonly isCode: boolean; readonly text: string } => {
  const coded = codeInWords(words, part);
  return { isCode: coded !== undefined, text: coded ?? filled(words.section, part) };
};

/** «28, párrafo 2, frase 2»; «28.2», which speaks for itself, as it is. */
export const spokenIn = (words: PlaceWords, number: string): string => {
  const parts = number.split('.');
  const first = parts.findIndex((part) => partInWords(words, part).isCode);
  if (first < 0) return number;
  const said = parts.slice(first).map((part) => partInWords(words, part).text);
  return [parts.slice(0, first).join('.'), ...said].filter((part) => part !== '').join(', ');
};
