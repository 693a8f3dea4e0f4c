// Where in its article a clause stands, in words: «28.p2.s2» is article 28, paragraph 2, sentence 2.
import { type Lang, t } from './i18n.ts';
import type { Clause } from './model.ts';

const CODES = [
  [/^p(\d+)$/, 'place.paragraph'],
  [/^s(\d+)$/, 'place.sentence'],
  [/^bul(\d+[a-z]?)$/, 'place.point'],
  [/^art(\d.*)$/, 'place.about'],
] as const;

/** The words of a part that is a code; undefined for one that is a number or a letter. */
const codeInWords = (lang: Lang, part: string): string | undefined => {
  for (const [pattern, key] of CODES) {
    const [, n] = pattern.exec(part) ?? [];
    if (n) return t(lang, key, { n });
  }
  return undefined;
};

/** A number as it is said: «28, párrafo 2, frase 2»; «28.2», which speaks for itself, as it is. */
export const spokenNumber = (lang: Lang, number: string): string => {
  const parts = number.split('.');
  const first = parts.findIndex((part) => codeInWords(lang, part) !== undefined);
  if (first < 0) return number;
  const words = parts
    .slice(first)
    .map((part) => codeInWords(lang, part) ?? t(lang, 'place.section', { n: part }));
  return [parts.slice(0, first).join('.'), ...words].filter((part) => part !== '').join(', ');
};

/** Undefined when the number speaks for itself. */
export const placeInWords = (
  lang: Lang,
  { number, article }: Pick<Clause, 'number' | 'article'>,
): string | undefined => {
  const parts = number
    .slice(article.length)
    .split('.')
    .filter((part) => part !== '');
  const words = parts.map((part) => ({
    coded: codeInWords(lang, part) !== undefined,
    text: codeInWords(lang, part) ?? t(lang, 'place.section', { n: part }),
  }));
  if (!words.some(({ coded }) => coded)) return undefined;
  return [t(lang, 'place.article', { n: article }), ...words.map(({ text }) => text)].join(', ');
};
