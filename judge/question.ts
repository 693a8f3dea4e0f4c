// What people ask, read: a word becomes tiles, an article as dictionaries abbreviate it becomes an entry.
import type { DictionaryEntry, Word } from '../protocol/generated/types.ts';
import { nearest } from '../shared/nearest.ts';
import { articleOf } from '../steps/language/article/article.ts';
import { type ArticleFault, UnreadableArticle } from '../steps/language/article/unreadable.ts';
import { spelt } from '../steps/language/notation.ts';
import type { Language, Wrong } from './language/index.ts';
import { WrongQuestion } from './wrong-question.ts';

const GLANCE = 12;

/** The side of the board. */
const LONGEST = 15;

export const fitsTheBoard = (word: Word): boolean => word.length > 1 && word.length <= LONGEST;

/** A word as people write it: with accents or without, CH or [CH]. */
export const readWord = (written: string, language: Language): Word => {
  const fail = (wrong: Wrong): never => {
    throw new WrongQuestion(language.place.word(written), wrong, language);
  };
  const text = written.trim().replace(/\[(ch|ll|rr)\]/gi, '$1');
  const word = spelt(text);
  const stranger = strangerIn(word.join(''));
  if (word.length === 0) return fail(language.wrong.empty());
  if (stranger !== undefined) return fail(whyNot(stranger, language));
  const [tile = ''] = word;
  if (word.length === 1) return fail(language.wrong.oneTile(tile));
  return word.length > LONGEST ? fail(language.wrong.tooLong(word.length)) : word;
};

/** What is asked of a dictionary without articles has one answer, which is hardly meant. */
export const needArticle = (
  written: string,
  entries: readonly DictionaryEntry[],
  language: Language,
): void => {
  if (entries.length === 0)
    throw new WrongQuestion(language.place.word(written), language.wrong.noArticle(), language);
};

/** What no tile shows. */
const strangerIn = (letters: string): string | undefined => /[^A-JL-VX-ZÑ]/u.exec(letters)?.[0];

const whyNot = (stranger: string, { wrong }: Language): Wrong =>
  /[KW]/.test(stranger) ? wrong.foreignLetter(stranger) : wrong.sign(stranger);

/** `adolecer. tr. ant.; intr.` */
export const readArticle = (written: string, language: Language): DictionaryEntry => {
  const text = written.trim();
  try {
    return articleOf(text);
  } catch (error) {
    if (!(error instanceof UnreadableArticle)) throw error;
    const place = language.place.article(text);
    throw new WrongQuestion(place, wrongIn(text, error.fault, language), language);
  }
};

const wrongIn = (text: string, fault: ArticleFault, { wrong }: Language): Wrong => {
  switch (fault.kind) {
    case 'no-headword':
      return wrong.noHeadword(`${/^\p{L}+/u.exec(text)?.[0] ?? 'querub'}. m.`);
    case 'open-note':
      return wrong.openNote(fault.found);
    case 'no-category':
      return wrong.noCategory(fault.found);
    case 'unknown':
      return wrong.unknown(
        fault.what,
        fault.found,
        someOf(fault.found, fault.known),
        likeliest(fault.found, fault.known),
      );
    default:
      return fault satisfies never;
  }
};

/** As many as can be read at a glance, the likeliest first. */
const someOf = (found: string, known: readonly string[]): readonly string[] =>
  known.length <= GLANCE ? known : [...nearest(found, known, GLANCE), '…'];

/** People shorten words by their end: what begins alike comes first. */
const likeliest = (found: string, known: readonly string[]): string => {
  const alike = known.filter((one) => one[0] === found[0]);
  return nearest(found, alike.length > 0 ? alike : known, 1)[0] ?? '';
};
