// The abbreviations that dictionaries put before a sense, and what they say of it.
import type { Sense } from '../../../protocol/generated/types.ts';

type Marks = Partial<Sense>;

/** What a sense says that the word is. */
const CATEGORIES: Readonly<Record<string, Marks>> = {
  'm.': { category: 'noun', gender: 'm' },
  'f.': { category: 'noun', gender: 'f' },
  'm. y f.': { category: 'noun', gender: 'mf' },
  'com.': { category: 'noun', gender: 'com' },
  'amb.': { category: 'noun', gender: 'amb' },
  's.': { category: 'noun' },
  's. m.': { category: 'noun', gender: 'm' },
  's. f.': { category: 'noun', gender: 'f' },
  'adj.': { category: 'adjective' },
  'pron.': { category: 'pronoun' },
  'art.': { category: 'article' },
  'tr.': { category: 'verb', valency: 'tr' },
  'intr.': { category: 'verb', valency: 'intr' },
  'prnl.': { category: 'verb', valency: 'prnl' },
  'impers.': { category: 'verb', valency: 'impers' },
  'cop.': { category: 'verb', valency: 'cop' },
  'aux.': { category: 'verb', valency: 'aux' },
  'adv.': { category: 'adverb' },
  'interj.': { category: 'interjection' },
  'onomat.': { category: 'onomatopoeia' },
  'conj.': { category: 'conjunction' },
  'prep.': { category: 'preposition' },
  'contracc.': { category: 'contraction' },
  'pref.': { category: 'affix' },
  'suf.': { category: 'affix' },
  'elem. compos.': { category: 'affix' },
  'abrev.': { category: 'abbreviation' },
  'símb.': { category: 'symbol' },
  'n. p.': { category: 'proper' },
};

/** How old it is. */
export const ERA_MARKS: Readonly<Record<string, Marks>> = {
  'ant.': { era: 'ant' },
  'desus.': { era: 'desus' },
  'germ.': { era: 'germ' },
  'p. us.': { era: 'p-us' },
};

export const MARKS: Readonly<Record<string, Marks>> = { ...CATEGORIES, ...ERA_MARKS };

/** The language in which it is used, after `U. c.` */
export const REGISTERS: Readonly<Record<string, string>> = {
  'vulg.': 'vulgar',
  'poét.': 'poetic',
  'coloq.': 'colloquial',
  'rur.': 'rural',
};
