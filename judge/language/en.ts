// Words told in English.
import type { Language } from './language.ts';

export const en: Language = {
  verdict: {
    valid: 'is valid',
    invalid: 'is not valid',
    undetermined: 'is left to the arbiters',
  },
  derivation: {
    listed: 'in the dictionary',
    feminine: 'feminine',
    plural: 'plural',
    conjugated: 'conjugated form',
    participle: 'participle',
    'with-se': 'with SE',
    'without-se': 'without SE',
    enclitic: 'with an enclitic pronoun',
    suffixed: 'derivative',
    'part-of': 'part of an expression',
  },
  manner: {
    '-s': 'in -S',
    '-es': 'in -ES',
    'z-ces': 'in -CES',
    'c-ques': 'in -QUES',
    'y-is': 'in -IS',
    special: 'of its own',
    unchanged: 'unchanged',
  },
  tense: {
    inf: 'infinitive',
    ger: 'gerund',
    imp: 'imperative',
    'ind.pres': 'present indicative',
    'ind.impf': 'imperfect indicative',
    'ind.pret': 'preterite',
    'ind.fut': 'future',
    cond: 'conditional',
    'sub.pres': 'present subjunctive',
    'sub.impf-ra': 'imperfect subjunctive in -RA',
    'sub.impf-se': 'imperfect subjunctive in -SE',
    'sub.fut': 'future subjunctive',
  },
  person: {
    '1s': 'I',
    '2s': 'you (tú)',
    '2v': 'you (vos)',
    '3s': 'he or she',
    '1p': 'we',
    '2p': 'you (vosotros)',
    '3p': 'they',
  },
  participle: {
    ms: 'masculine singular',
    fs: 'feminine singular',
    mp: 'masculine plural',
    fp: 'feminine plural',
  },
  place: {
    word: (word) => `the word “${word}”`,
    article: (article) => `the article “${article}”`,
  },
  wrong: {
    empty: () => ({
      found: 'there is no letter in it',
      expected: 'a word, such as RAGÚES',
      remedy: 'write the word that you ask about',
    }),
    noArticle: () => ({
      found: 'no article of the dictionary was given',
      expected: 'the article that it comes from, such as “querub. m.”',
      remedy: 'the articles given are all there are: without any, nothing is valid',
    }),
    foreignLetter: (letter) => ({
      found: `it has ${letter}, and no tile is ${letter}`,
      expected: 'letters of the game: A to Z without K and W, with CH, LL, Ñ and RR',
      remedy: 'words with K or W cannot be formed',
    }),
    sign: (sign) => ({
      found: `it has “${sign}”, which is no letter`,
      expected: 'a single word, with its accents or without; [CH] is a tile too',
      remedy: 'take out spaces, hyphens, digits and signs',
    }),
    oneTile: (tile) => ({
      found: `it is a single tile, ${tile}`,
      expected: 'two tiles or more',
      remedy: 'on the board every word has at least two tiles; ask about its plural, if it has one',
    }),
    tooLong: (tiles) => ({
      found: `it has ${tiles} tiles`,
      expected: 'fifteen tiles at most, which is what the board measures',
      remedy: 'ask about another form of the word',
    }),
    noHeadword: (nearest) => ({
      found: 'there is no word followed by a full stop',
      expected: 'the word, a full stop and what it is: “querub. m.”, “adolecer. tr. ant.; intr.”',
      remedy: `perhaps “${nearest}”`,
    }),
    openNote: (found) => ({
      found: `the bracket of “${found}” has no other`,
      expected: 'every note between two brackets, such as [apóc.] or [loc. adv. de ~]',
      remedy: 'put the bracket that is missing, or take the other out',
    }),
    noCategory: (found) => ({
      found: `the sense “${found}” does not say what the word is`,
      expected: 'a part of speech before the mark, as in “m. ant.” or “tr. desus.”',
      remedy: `perhaps “m. ${found}”, if it is a masculine noun`,
    }),
    unknown: (what, found, known, nearest) => ({
      found:
        what === 'note' ? `the note [${found}] is not known` : `the mark “${found}” is not known`,
      expected: `one of these: ${known.join(', ')}`,
      remedy: `perhaps “${nearest}”`,
    }),
  },
  expected: 'expected',
  unregulated: 'is not told',
  noArticle: 'it comes from none of the articles given',
  unplayable: (forms) =>
    forms === 1
      ? 'and 1 form more that no board can hold'
      : `and ${forms} forms more that no board can hold`,
  list: {
    listed: 'in the word list',
    absent: 'not in the word list',
    explained: 'can be explained as',
    entry: 'can be an article of the dictionary; no other explanation is found',
    nothing: 'no article is found that it would come from',
    barred: 'what would bar its likely derivations',
    readAs: (article) => `if the article reads “${article}”`,
  },
  count: (tiles) => (tiles === 1 ? '1 tile' : `${tiles} tiles`),
};
