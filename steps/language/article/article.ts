// An article as dictionaries abbreviate it, read as an entry: `querub. m.`, `burladero, ra. adj. desus.; m.`,
// `*brandy*. m.` in italics; notes stand in brackets, as in `oque. [loc. adv. de ~]`.
import type { DictionaryEntry, Sense } from '../../../protocol/generated/types.ts';
import { MARKS, REGISTERS } from './marks.ts';
import { KNOWN_NOTES, noteIn } from './notes.ts';
import { KNOWN_PARADIGMS, type Paradigm, paradigmIn } from './paradigm.ts';
import { KNOWN_PHRASES, senseIn } from './phrases.ts';
import { UnreadableArticle } from './unreadable.ts';

/** Throws where it cannot be read, with what was found and how it may be written. */
export const articleOf = (text: string): DictionaryEntry => {
  const [, printed = '', rest = ''] = /^(.+?)\.(?: (.*))?$/u.exec(text) ?? [];
  if (!isHeadword(printed)) throw new UnreadableArticle(text, { kind: 'no-headword' });
  const open = openBracket(rest);
  if (open !== undefined) throw new UnreadableArticle(text, { kind: 'open-note', found: open });
  const headword = printed.replaceAll('*', '');
  const notes = [...rest.matchAll(/\[([^\]]*)\]/g)].map(([, note = '']) => note);
  const phrases: Sense[] = [];
  const paradigms: Paradigm[] = [];
  const said = notes.map((note): Partial<DictionaryEntry> => {
    const phrase = senseIn(note, (found, known) => fail(text, 'mark', found, known));
    const paradigm = paradigmIn(note, (found, known) => fail(text, 'paradigm', found, known));
    if (phrase) phrases.push(phrase);
    if (paradigm) paradigms.push(paradigm);
    if (phrase || paradigm) return {};
    return noteIn(note) ?? fail(text, 'note', note, KNOWN);
  });
  const senses = [
    ...rest
      .replace(/\[[^\]]*\]/g, '')
      .split(';')
      .map((sense) => sense.trim())
      .filter((sense) => sense !== '')
      .flatMap((sense) => sensesOf(sense, text)),
    ...phrases,
  ];
  const labels = said.flatMap((note) => note.labels ?? []);
  const plurals = Object.assign({}, ...said.map((note) => note.plurals));
  return {
    headword,
    ...(headword === printed ? {} : { italic: /^\*.*\*$/u.test(printed) ? 'all' : 'part' }),
    senses,
    ...Object.assign({}, ...said),
    ...(labels.length > 0 ? { labels } : {}),
    ...(Object.keys(plurals).length > 0 ? { plurals } : {}),
    ...(paradigms.length > 0 ? { paradigm: Object.assign({ shown: true }, ...paradigms) } : {}),
  };
};

/** `club m.` and `club.m.` lack the full stop, or the space, that part the word from its marks. */
const isHeadword = (printed: string): boolean =>
  /\p{L}/u.test(printed) &&
  !/[.[\];]/.test(printed) &&
  !(printed.includes(' ') && `${printed.split(' ').at(-1)}.` in MARKS);

const openBracket = (rest: string): string | undefined =>
  /[[\]].*/u.exec(rest.replace(/\[[^[\]]*\]/g, ''))?.[0];

const KNOWN = [...KNOWN_NOTES, ...KNOWN_PHRASES, ...KNOWN_PARADIGMS];

/**
 * `tr. ant.`; `interj. U. t. c. s. f.` are two senses; `f. desus. U. en Colombia` says where it lives on, and
 * `m. desus. U. c. vulg.` among whom.
 */
const sensesOf = (written: string, article: string): Sense[] => {
  const [marked = '', place] = written.split(/ ?U\. en /u);
  const [own = '', ...others] = marked.split(/ ?U\. t\. c\. /u);
  const [bare = '', register] = own.split(/ ?U\. c\. /u);
  const base = marksOf(bare, article);
  const use = {
    ...(place === undefined ? {} : { use: { places: place.split(/, | y /u) } }),
    ...(register === undefined ? {} : { use: { registers: [registerIn(register, article)] } }),
  };
  if (!isSense(base)) throw new UnreadableArticle(article, { kind: 'no-category', found: own });
  return [
    { ...base, ...use },
    ...others.map((other): Sense => {
      const { era } = base;
      const also = { ...(era ? { era } : {}), ...marksOf(other, article), ...use };
      return isSense(also) ? also : { ...base, ...also };
    }),
  ];
};

const registerIn = (written: string, article: string): string =>
  REGISTERS[written] ?? fail(article, 'mark', `U. c. ${written}`, Object.keys(REGISTERS));

const isSense = (marks: Partial<Sense>): marks is Sense => marks.category !== undefined;

const BY_LENGTH = Object.keys(MARKS).sort((a, b) => b.length - a.length);

/** One abbreviation after the other, the longest that fits first. */
const marksOf = (written: string, article: string): Partial<Sense> => {
  const text = written.trim();
  if (text === '') return {};
  const mark = BY_LENGTH.find((known) => text === known || text.startsWith(`${known} `));
  if (mark === undefined) return fail(article, 'mark', text, BY_LENGTH);
  return { ...MARKS[mark], ...marksOf(text.slice(mark.length), article) };
};

const fail = (
  article: string,
  what: 'mark' | 'note' | 'paradigm',
  found: string,
  known: readonly string[],
): never => {
  throw new UnreadableArticle(article, { kind: 'unknown', what, found, known });
};
