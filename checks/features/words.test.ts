// The check of words can fail: each way in which a scenario uses a word is caught when the word list disagrees.
import { describe, expect, test } from 'vitest';
import { readFeature } from '../../corpus/features.ts';
import { packForms } from '../../dictionary/build.ts';
import { lexiconOf } from '../../dictionary/lexicon.ts';
import { wordsAgainst } from './words.ts';

const featureOf = (...steps: readonly string[]): string =>
  [
    '# language: es',
    '@perfil-impugnacion',
    'Característica: Palabras',
    '  @esc-0001 @fise-2009:40.s2',
    '  Ejemplo: Palabras',
    '    Dada una partida en curso según el reglamento fise-2009',
    ...steps.map((step) => `    ${step}`),
  ].join('\n');

const foundIn = async (forms: readonly string[], ...steps: readonly string[]) => {
  const { scenarios } = readFeature('words.feature', featureOf(...steps));
  const { looked, problems } = await wordsAgainst(lexiconOf(packForms(forms)), scenarios);
  return { looked, found: problems.map((p) => `${p.line} ${p.found}`) };
};

const LAID = 'Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 8 puntos';
const CHALLENGED = 'Cuando Bruno impugna OLAS con papeleta y el juez responde';
const VALID = '5 @esc-0001 uses OLAS as valid; it is not in an-array-of-spanish-words';
const NOT_VALID = '5 @esc-0001 uses OLAS as not valid; it is in an-array-of-spanish-words';

describe('what the word list contradicts', () => {
  test('a word said to be valid', async () => {
    const { found } = await foundIn(['patio'], 'Y que OLAS es válida', 'Cuando Ana pasa');
    expect(found).toEqual([VALID]);
  });

  test('a word said not to be valid', async () => {
    const { found } = await foundIn(['patio', 'olas'], 'Y que OLAS no es válida');
    expect(found).toEqual([NOT_VALID]);
  });

  test('a word challenged and ruled not valid without a step that says so', async () => {
    const { found } = await foundIn(['patio', 'olas'], LAID, CHALLENGED);
    expect(found).toEqual([NOT_VALID]);
  });

  test('a word of the table that scenarios start from', async () => {
    const { found } = await foundIn(['olas'], 'Cuando Ana pasa');
    expect(found).toEqual([VALID.replace('OLAS', 'PATIO')]);
  });
});

describe('what it does not', () => {
  test('words used as they are', async () => {
    const said = ['Y que OLAS es válida', 'Y que OLSA no es válida'];
    expect(await foundIn(['patio', 'olas'], ...said, LAID, CHALLENGED)).toEqual({
      looked: 3,
      found: [],
    });
  });

  test('a word challenged on which nobody rules', async () => {
    const { found } = await foundIn(['patio', 'olas'], LAID, 'Cuando Bruno impugna OLAS');
    expect(found).toEqual([]);
  });
});
