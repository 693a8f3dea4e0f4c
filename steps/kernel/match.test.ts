// Steps find their one definition, and read in English as well as in Spanish.
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { stepDefinitions } from '../all.ts';
import { terms } from '../language/vocabulary.ts';
import { matchesOf, matchStep, toEnglish } from './match.ts';

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

describe('matching', () => {
  test.each([
    ['a number', 'Bruno anota 12 puntos', ['B', 12]],
    [
      'a square and a direction',
      'Ana coloca OSO desde H8 en horizontal',
      ['A', 'OSO', 'H8', false],
    ],
    ['words apart', 'Bruno impugna OSO, AS y TE', ['B', ['OSO', 'AS', 'TE']]],
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
    'Ana coloca oso desde H8 en vertical',
    'Ana coloca OSO desde P8 en vertical',
    'Ana coloca OSO desde H16 en vertical',
  ])('tells of a step that nobody defined: %s', (text) => {
    expect(() => matchStep(text)).toThrow(`no step is defined for "${text}"; npm run steps lists`);
  });
});

describe('every definition', () => {
  const definitions = stepDefinitions();
  const parameters = (wording: string) =>
    [...wording.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

  test('is there', () => expect(definitions.length).toBeGreaterThan(50));

  test('has the same parameters in the same order in both languages', () => {
    const english = new Map<string, string>(terms.map((term) => [term.name, term.en]));
    for (const { wording } of definitions) {
      const expected = parameters(wording.es).map((name) => english.get(name ?? '') ?? name);
      expect(parameters(wording.en), wording.es).toEqual(expected);
    }
  });

  test('has a wording of its own in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const wordings = definitions.map((d) => `${d.kind} ${d.wording[language]}`);
      expect(wordings.length - new Set(wordings).size).toBe(0);
    }
  });

  test('reads only terms that exist', () => {
    const known = new Set<string | undefined>(['int', ...terms.map((t) => t.name)]);
    for (const { wording } of definitions) {
      for (const name of parameters(wording.es)) expect(known).toContain(name);
    }
  });
});

describe('every term', () => {
  test('has a name of its own in both languages', () => {
    expect(new Set(terms.map((t) => t.name)).size).toBe(terms.length);
    expect(new Set(terms.map((t) => t.en)).size).toBe(terms.length);
  });

  test('has no groups, which would shift the parameters behind it', () => {
    for (const { name, regexp } of terms) {
      expect(new RegExp(`${regexp.es.source}|`, 'u').exec('')?.length, name).toBe(1);
    }
  });
});
