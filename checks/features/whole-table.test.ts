// The check of whole tables can fail: each thing that may go unsaid is named when a case depends on it.
import { describe, expect, test } from 'vitest';
import { readFeature } from '../../corpus/features.ts';
import { hiddenIn } from './whole-table.ts';

const hidden = async (...steps: readonly string[]): Promise<string[]> => {
  const { scenarios, problems } = readFeature(
    'a.feature',
    [
      '# language: es',
      '@perfil-fichas',
      'Característica: Mesas',
      '  @esc-0001 @fise-2009:39',
      '  Ejemplo: Mesa',
      ...steps.map((step) => `    ${step}`),
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  const found = await Promise.all(scenarios.flatMap((s) => s.cases).map(hiddenIn));
  return found.flat().map((text) => text.replace(/ \(otherwise .*/, ''));
};

const GAME = 'Dada una partida en curso según el reglamento fise-2009';
const BOARD = 'Y que en el tablero está PATIO desde H6 en horizontal';
const AUTOMATIC = 'Y que el programa lleva la cuenta';

describe('a case that depends on', () => {
  test.each([
    ['the score', 'el marcador queda 60 a 45'],
    ["Ana's rack", 'Ana tiene AEOSRTL en el atril'],
    ["Bruno's rack", 'Bruno tiene EAINDCU en el atril'],
    ['how many tiles are in the bag', 'en la bolsa quedan 40 fichas'],
  ])('%s', async (thing, then) => {
    expect(await hidden(GAME, 'Cuando Ana pasa', `Entonces ${then}`)).toEqual([thing]);
  });

  test('the points of a play that was drawn for', async () => {
    const due = 'Y que a Ana le corresponde robar 3 fichas';
    const score = ['Y que el marcador es 60 a 45', 'Entonces el marcador queda 66 a 45'] as const;
    const found = await hidden(GAME, BOARD, score[0], due, 'Cuando Ana roba 3 fichas', score[1]);
    expect(found).toEqual(['the play before the draw']);
  });

  test('the board, by the points of a play on it', async () => {
    const lays = [
      'Cuando Ana coloca PATIOS desde H6 en horizontal',
      'Entonces la jugada vale 8 puntos',
    ];
    expect(await hidden(GAME, AUTOMATIC, ...lays)).toEqual(['the board']);
    expect(await hidden(GAME, BOARD, AUTOMATIC, ...lays)).toEqual([]);
  });

  test('nothing but what it says', async () => {
    const said = ['Y que el marcador es 60 a 45', 'Y que Ana tiene AELORST en el atril'];
    const then = ['Entonces el marcador queda 60 a 45', 'Y Ana tiene AELORST en el atril'];
    expect(await hidden(GAME, ...said, 'Cuando Ana pasa', ...then)).toEqual([]);
  });
});
