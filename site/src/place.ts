// Where in its article a clause stands, in words: «28.p2.s2» is article 28, paragraph 2, sentence 2.
import { type Lang, t } from './i18n.ts';
import type { Clause } from './model.ts';

const CODES = [
  [/^p(\d+)$/, 'place.paragraph'],
  [/^s(\d+)$/, 'place.sentence'],
  [/^bul(\d+[a-z]?)$/, 'place.point'],
  [/^art(\d.*)$/, 'place.about'],
] as const;

/** Undefined when the number speaks for itself. */
export const placeInWords = (
  lang: Lang,
  { number, article }: Pick<Clause, 'number' | 'article'>,
): string | undefined => {
  const parts = number
    .slice(article.length)
    .split('.')
    .filter((part) => part !== '');
  const words = parts.map((part) => {
    for (const [pattern, key] of CODES) {
      const [, n] = pattern.exec(part) ?? [];
      if (n) return { coded: true, text: t(lang, key, { n }) };
    }
    return { coded: false, text: t(lang, 'place.section', { n: part }) };
  });
  if (!words.some(({ coded }) => coded)) return undefined;
  return [t(lang, 'place.article', { n: article }), ...words.map(({ text }) => text)].join(', ');
};
