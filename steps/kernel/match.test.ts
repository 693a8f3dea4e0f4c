// Steps find their one definition, and read in English as well as in Spanish.
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { wordOf, writtenTiles } from '../language/notation.ts';
import { matchesOf, matchStep, saidOf, toEnglish, toSpanish } from './match.ts';

const stepTexts = [
  ...new Set(readFeatures().scenarios.flatMap((s) => s.cases.flatMap((c) => c.steps))),
];

// biome-ignore format: one step a line
const ENGLISH: readonly (readonly [what: string, es: string, en: string])[] = [
  ['a player keeps the name', 'Ana pasa', 'Ana passes'],
  ['a person is translated', 'el corremesas impugna OSO', 'the runner challenges OSO'],
  ['a closed term is translated', 'Ana coloca OSO desde H8 en vertical', 'Ana lays OSO from H8 down'],
  ['tiles stay as written', 'que Ana tiene [CH]A?Ñ en el atril', 'Ana has [CH]A?Ñ on the rack'],
  ['one is singular', 'Bruno anota 1 punto', 'Bruno notes 1 point'],
  ['two are plural', 'Bruno anota 2 puntos', 'Bruno notes 2 points'],
  ['none are plural', 'Bruno anota 0 puntos', 'Bruno notes 0 points'],
  ['eleven are plural', 'Bruno anota 11 puntos', 'Bruno notes 11 points'],
  ['a verb before its number agrees with it: one', 'que en la bolsa queda 1 ficha', 'there is 1 tile left in the bag'],
  ['a verb before its number agrees with it: five', 'que en la bolsa quedan 5 fichas', 'there are 5 tiles left in the bag'],
  ['one word is singular', 'que OLSA no es válida', 'OLSA is not valid'],
  ['two words are plural', 'que OLSA y ROSU no son válidas', 'OLSA and ROSU are not valid'],
  ['three words are plural', 'que OLSA, ROSU y TIPA son válidas', 'OLSA, ROSU and TIPA are valid'],
  ['one word with digraph and blank is singular', 'que [CH]AL(E) es válida', '[CH]AL(E) is valid'],
  ['a list takes "and"', 'Bruno impugna OSO y AS', 'Bruno challenges OSO and AS'],
  ['a list takes "and" for «e» too', 'Bruno impugna OSO e IA', 'Bruno challenges OSO and IA'],
  ['one turn has its article', 'que hubo una jugada y después 2 pases', 'there was a play and then 2 passes'],
  ['two numbers keep their order', 'que el marcador es 120 a 95', 'the score is 120 to 95'],
];

describe('in English', () => {
  test.each(ENGLISH)('%s', (_, es, en) => expect(toEnglish(es)).toBe(en));

  test('every step of the features is read back as the same step', () => {
    expect(stepTexts.length).toBeGreaterThan(300);
    for (const text of stepTexts) {
      const { definition, values } = matchStep(text);
      const back = matchesOf(toEnglish(text), 'en').filter(
        (m) => m.definition.kind === definition.kind,
      );
      expect(
        back.map((m) => m.definition.wording.es),
        toEnglish(text),
      ).toEqual([definition.wording.es]);
      expect(back[0]?.values, toEnglish(text)).toEqual(values);
    }
  });

  test('no step of the features keeps a mark of the wording', () => {
    for (const text of stepTexts)
      expect(toEnglish(text)).not.toMatch(/[{}]|\w\(s\)|\bis\/are\b|\s\s/);
  });
});

describe('in Spanish', () => {
  test.each([
    ['Bruno mira 1 fichas y devuelve 1 a la bolsa', 'Bruno mira 1 ficha y devuelve 1 a la bolsa'],
    ['que en la bolsa quedan 1 fichas', 'que en la bolsa queda 1 ficha'],
    [
      'que Bruno ya robó de más 1 veces en esta partida',
      'que Bruno ya robó de más 1 vez en esta partida',
    ],
    ['que OLSA no son válidas', 'que OLSA no es válida'],
    ['Ana roba 0 fichas', 'Ana roba 0 fichas'],
  ])('a number that a slot brought: %s', (text, agreed) => expect(toSpanish(text)).toBe(agreed));
});

describe('as a statement', () => {
  test.each([
    ['que Ana ha pulsado el reloj', 'Ana ha pulsado el reloj', 'Ana has pressed the clock'],
    ['Ana pasa', 'Ana pasa', 'Ana passes'],
  ] as const)('%s', (text, es, en) => {
    expect(saidOf(matchStep(text))).toEqual({ es, en });
  });
});

describe('matching', () => {
  test.each([
    ['a number', 'Bruno anota 12 puntos', ['B', 12]],
    [
      'a square and a direction',
      'Ana coloca OSO desde H8 en horizontal',
      ['A', writtenTiles('OSO'), 'H8', false],
    ],
    ['words apart', 'Bruno impugna OSO, AS y TE', ['B', ['OSO', 'AS', 'TE'].map(wordOf)]],
    ['words, the last with an I', 'Bruno impugna OSO e IA', ['B', ['OSO', 'IA'].map(wordOf)]],
    ['the longest of two forms', 'la jugada está completa con su turno', ['turn-complete']],
    ['the shorter of two forms', 'la jugada está completa', ['play-complete']],
  ])('gives values: %s', (_, text, values) => expect(matchStep(text).values).toEqual(values));

  test('gives the same match for the same text', () => {
    expect(matchStep('Ana pasa')).toBe(matchStep('Ana pasa'));
  });

  test.each([
    'Ana baila',
    'Ana pasa dos veces',
    'Carla pasa',
    'Bruno impugna OSO y IA',
    'Bruno impugna OSO e AS',
    'Ana coloca oso desde H8 en vertical',
    'Ana coloca OSO desde P8 en vertical',
    'Ana coloca OSO desde H16 en vertical',
  ])('tells of a step that nobody defined: %s', (text) => {
    expect(() => matchStep(text)).toThrow(`no step is defined for "${text}"; npm run steps lists`);
  });
});
