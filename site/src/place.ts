// Where in its article a clause stands, in words: «28.p2.s2» is article 28, paragraph 2, sentence 2.
import { type Lang, localeOf, t } from './i18n.ts';
import type { Clause } from './model.ts';
import { type PlaceWords, partInWords, spokenIn } from './spoken.ts';

/** What a script needs in order to say a number. */
export const placeWords = (lang: Lang): PlaceWords => {
  const { texts } = localeOf(lang);
  return {
    paragraph: texts['place.paragraph'],
    sentence: texts['place.sentence'],
    point: texts['place.point'],
    about: texts['place.about'],
    section: texts['place.section'],
  };
};

export const spokenNumber = (lang: Lang, number: string): string =>
  spokenIn(placeWords(lang), number);

/** Undefined when the number speaks for itself. */
export const placeInWords = (
  lang: Lang,
  { number, article }: Pick<Clause, 'number' | 'article'>,
): string | undefined => {
  const parts = number
    .slice(article.length)
    .split('.')
    .filter((part) => part !== '')
    .map((part) => partInWords(placeWords(lang), part));
  if (!parts.some(({ isCode }) => isCode)) return undefined;
  return [t(lang, 'place.article', { n: article }), ...parts.map(({ text }) => text)].join(', ');
};
