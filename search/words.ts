// Text as the words that tell what it is about: without the small ones, by their stems, and with one word for what
// players call by several.
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { plain } from '../shared/plain.ts';
import { EVERYDAY } from './everyday.ts';

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  // Accents are gone, but this one the stemmer goes by.
  es: (word) => spanish(word.replace(/([cs])ion$/, '$1ión')),
  en: english,
};

/** Too frequent in questions to tell anything. */
const SMALL: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set(
    'a al algo ante aqui como con cual cuales cuando cuanta cuantas cuanto cuantos de del debe debo decir desde donde e el ella ellas ellos en entonces era es esa ese eso esta estaba estan estas este esto estoy fue ha habia hace hacer haces hago hacemos han hasta hay he la las le les lo los mas me mi mis muy ni nos nuestro o os para pero podemos poder por porque pasa puede pueden puedo que quien quienes quiere quiero quieren se ser si sobre son soy su sus tal tambien tan te tener tengo ti tiene tienen toca tu tus un una unas unos va van solo y ya yo'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and are as at be but by can do does for from had has have he her his how i if in is it its may me must my of on or our she should so that the their them then there they this to was we what when where which who whose why will with you your'.split(
      ' ',
    ),
  ),
};

/** In the order in which they stand; nothing but small words is kept as it is. */
export const wordsOf = (lang: string, text: string): string[] => {
  const all = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !SMALL[lang]?.has(word));
  return (telling.length > 0 ? telling : all).map((word) => oneWord(lang, word));
};

const memo = new Map<string, string>();

const oneWord = (lang: string, word: string): string => {
  const key = `${lang} ${word}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const stem = stemOf(lang, word);
  const found = SAME[lang]?.get(word) ?? SAME[lang]?.get(stem) ?? stem;
  memo.set(key, found);
  return found;
};

const stemOf = (lang: string, word: string): string => plain(STEMMERS[lang]?.(word) ?? word);

/** By word and by stem: what stands for it. */
const SAME: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(EVERYDAY).map(([lang, groups]) => [
    lang,
    new Map(
      groups.flatMap((group) => {
        const [first = '', ...others] = group.split(' ');
        const stem = stemOf(lang, first);
        return [first, ...others].flatMap((word): [string, string][] => [
          [word, stem],
          [stemOf(lang, word), stem],
        ]);
      }),
    ),
  ]),
);
