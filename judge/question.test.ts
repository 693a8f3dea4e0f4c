// What people ask, and what is told of a question that cannot be judged.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, languageOfLocale } from './language/index.ts';
import { needArticle, readArticle, readWord } from './question.ts';
import { WrongQuestion } from './wrong-question.ts';

test.each([
  ['ragúes', 'R·A·G·U·E·S'],
  ['[CH]ALE', 'CH·A·L·E'],
  ['pingüino', 'P·I·N·G·U·I·N·O'],
  ['ñu'.normalize('NFD'), 'Ñ·U'],
  [' Allí ', 'A·LL·I'],
  ['ISTMO', 'I·S·T·M·O'],
])('«%s» is %s', (written, tiles) => {
  expect(readWord(written, LANGUAGES.es).join('·')).toBe(tiles);
});

test('accents and capitals are no part of a word', () => {
  const letters = fc.constantFrom('á', 'é', 'í', 'ó', 'ú', 'ü', ...'aeiouñbrs');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 2, maxLength: 7 }), (written) => {
      const word = `s${written.join('')}`;
      const bare = word
        .normalize('NFD')
        .replace(/[\u0301\u0308]/g, '')
        .normalize('NFC');
      const tiles = readWord(bare, LANGUAGES.es);
      expect(readWord(word, LANGUAGES.es)).toEqual(tiles);
      expect(readWord(word.toUpperCase().normalize('NFD'), LANGUAGES.es)).toEqual(tiles);
    }),
  );
});

// biome-ignore format: one question a line
const WRONG_WORDS: readonly (readonly [word: string, es: RegExp, en: RegExp])[] = [
  ['', /no hay ninguna letra/, /no letter/],
  ['kiwi', /lleva K.*\n {2}se espera letras/, /has K.*\n {2}expected letters/],
  ['web', /lleva W/, /has W/],
  ['ex-', /lleva «-»/, /has “-”/],
  ['per se', /lleva « »/, /has “ ”/],
  ['ça', /lleva «Ç»/, /has “Ç”/],
  ['ñ', /una sola ficha, Ñ/, /a single tile, Ñ/],
  ['ll', /una sola ficha, LL/, /a single tile, LL/],
  ['a'.repeat(16), /tiene 16 fichas/, /has 16 tiles/],
];

const WRONG_ARTICLES: typeof WRONG_WORDS = [
  [
    'querub',
    /no hay palabra seguida de un punto.*«querub\. m\.»/s,
    /no word followed.*“querub\. m\.”/s,
  ],
  ['querub m.', /no hay palabra seguida.*«querub\. m\.»/s, /no word followed.*“querub\. m\.”/s],
  ['querub.m.', /no hay palabra seguida.*«querub\. m\.»/s, /no word followed.*“querub\. m\.”/s],
  ['. m.', /no hay palabra seguida/, /no word followed/],
  ['oque. [loc. adv. de ~', /«\[loc\. adv\. de ~» no tiene pareja/, /“\[loc.* has no other/],
  ['oque. loc. adv. de ~]', /«\]» no tiene pareja/, /“\]” has no other/],
  ['querub. masc.', /la marca «masc\.».*quizá «m\.»/s, /the mark “masc\.”.*perhaps “m\.”/s],
  ['querub. ant.', /«ant\.» no dice qué es/, /“ant\.” does not say/],
  ['querub. m. [raro]', /la nota \[raro\]/, /the note \[raro\]/],
  ['caber. intr. [pret.: yo cupe, ella cupo]', /«pret\.: ella cupo»/, /“pret\.: ella cupo”/],
];

describe.each(LANGUAGE_NAMES)('in %s', (name) => {
  const toldAs = (es: RegExp, en: RegExp): RegExp => (name === 'es' ? es : en);

  test.each(WRONG_WORDS)('the word «%s» is told', (word, es, en) => {
    expect(() => readWord(word, LANGUAGES[name])).toThrow(toldAs(es, en));
  });

  test.each(WRONG_ARTICLES)('the article «%s» is told', (article, es, en) => {
    expect(() => readArticle(article, LANGUAGES[name])).toThrow(toldAs(es, en));
  });

  test('a word without an article is not judged', () => {
    const told = () => needArticle('querubes', [], LANGUAGES[name]);
    expect(told).toThrow(
      toldAs(
        /«querubes»: no se ha dado ningún artículo/,
        /“querubes”: no article of the dictionary/,
      ),
    );
    needArticle('querubes', [readArticle('querub. m.', LANGUAGES[name])], LANGUAGES[name]);
  });

  test('what may stand in its place is told in a dozen, the likeliest among them', () => {
    const told = () => readArticle('querub. m. [apoc.]', LANGUAGES[name]);
    expect(told).toThrow(toldAs(/una de estas: (?:[^,]+, ){12}…\n {2}quizá «apóc\.»/, /“apóc\.”/));
  });

  test('what is told has a place, what was found, what is expected and what to do', () => {
    try {
      readArticle('querub. masc.', LANGUAGES[name]);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(WrongQuestion);
      const { place, wrong } = error as WrongQuestion;
      for (const text of [place, wrong.found, wrong.expected, wrong.remedy])
        expect(text).not.toBe('');
    }
  });
});

test.each([
  ['es_AR.UTF-8', 'es'],
  ['ES', 'es'],
  ['es-ES', 'es'],
  ['en_GB', 'en'],
  ['C', 'en'],
  ['tr_TR.UTF-8', 'en'],
  ['et_EE', 'en'],
  ['', 'en'],
])('the locale %s reads %s', (locale, name) => {
  expect(languageOfLocale(locale)).toBe(name);
});
