// The check of what a game server is asked can fail: by who keeps the score, and by what happens at the table.
import { describe, expect, test } from 'vitest';
import type { Corpus } from '../../corpus/corpus.ts';
import { readFeature } from '../../corpus/features.ts';
import { onlineOnly } from './online.ts';

const AUTOMATIC = ['  Antecedentes:', '    Dado que el programa lleva la cuenta'];
const LAID = 'Y que Ana ha colocado PATIOS desde H6 en horizontal';

const foundIn = async (
  profile: string,
  background: readonly string[],
  ...steps: readonly string[]
) => {
  const text = [
    '# language: es',
    `@perfil-${profile}`,
    'Característica: Jugadas',
    ...background,
    '  @esc-0001 @fise-2009:39',
    '  Ejemplo: Jugada',
    '    Dada una partida en curso según el reglamento fise-2009',
    ...steps.map((step) => `    ${step}`),
  ].join('\n');
  const { scenarios } = readFeature('a.feature', text);
  const { looked, problems } = await onlineOnly.run({ scenarios } as unknown as Corpus);
  return { looked, found: problems.map((p) => [p.line, p.found, p.expected]) };
};

describe('a case of the profiles of a server', () => {
  test('is told when the score is kept on sheets', async () => {
    expect(await foundIn('jugada', [], 'Cuando Ana pasa')).toEqual({
      looked: 1,
      found: [
        [
          5,
          'esc-0001/fise-2009/1 (jugada) has its score kept on sheets',
          'a program that keeps it',
        ],
      ],
    });
  });

  test('is told when somebody notes or announces, each kind of event once', async () => {
    const steps = [
      LAID,
      'Y que Ana ha anunciado 8 puntos',
      'Y que los 8 puntos los han anotado los dos',
      'Cuando Bruno pasa',
    ];
    const { found } = await foundIn('impugnacion', AUTOMATIC, ...steps);
    expect(found.map(([, what, expected]) => [what, expected])).toEqual([
      [
        'esc-0001/fise-2009/1 (impugnacion) sends announce, note',
        'only place, exchange, pass, challenge, rule',
      ],
    ]);
  });

  test('is fine with plays, challenges and rulings', async () => {
    const steps = [
      LAID,
      'Y que Bruno ha impugnado PATIOS',
      'Cuando el juez responde a la impugnación',
    ];
    expect(await foundIn('final', AUTOMATIC, ...steps)).toEqual({ looked: 1, found: [] });
  });
});

test('a case of an arbiter’s profile is not looked at', async () => {
  expect(await foundIn('papeletas', [], 'Cuando Ana pasa')).toEqual({ looked: 0, found: [] });
});
