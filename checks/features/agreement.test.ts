// The check of agreement can fail: by number, by gender, by «y» and «o» before their own sound; and what agrees passes.
import { describe, expect, test } from 'vitest';
import type { Corpus } from '../../corpus/corpus.ts';
import { readFeature } from '../../corpus/features.ts';
import { disagreements, wordsAgree } from './agreement.ts';

describe('does not agree', () => {
  test.each([
    ['es', 'Bruno mira 1 fichas', 'a singular after 1'],
    ['es', 'Ana roba 1 ficha y las pone en el atril', '«la» for one tile'],
    ['es', 'que en la bolsa quedan 1 ficha', 'a verb in the singular before 1'],
    ['es', 'Ana roba 3 ficha', 'a plural after that number'],
    ['es', 'Ana roba 12 ficha', 'a plural after that number'],
    ['es', 'que TS y IE son válidas', '«e» before the sound of an I'],
    ['es', 'Ana y Hilario', '«e» before the sound of an I'],
    ['es', 'una u otra, siete o ocho', '«u» before the sound of an O'],
    ['es', 'que hubo un jugada', '«una»'],
    ['es', 'Una turno perdido', '«un»'],
    ['en', 'Bruno looks at 1 tiles', 'a singular after 1'],
    ['en', '1 tile are counted', 'a verb in the singular'],
    ['en', 'Ana draws 3 tile', 'a plural after that number'],
    ['en', 'there was a exchange', '"an"'],
  ] as const)('%s: %s', (language, text, expected) => {
    const found = disagreements(text, language);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`expected ${expected}`);
  });
});

describe('agrees', () => {
  test.each([
    ['es', 'Bruno mira 1 ficha y devuelve 1 a la bolsa'],
    ['es', 'que TS e IE son válidas'],
    ['es', 'agua y hielo, 1 más'],
    ['es', 'que el marcador es 61 a 45'],
    ['es', 'el reloj de Ana marca 21 min 1 s consumidos'],
    ['en', 'Bruno looks at 1 tile and puts 1 back in the bag'],
    ['en', 'there are 21 tiles left in the bag'],
  ] as const)('%s: %s', (language, text) => expect(disagreements(text, language)).toEqual([]));
});

const found = async (due: string, cell: string) => {
  const text = `# language: es
@perfil-fichas
Característica: Robos
  @esc-0001 @fise-2009:28.1
  Esquema del escenario: Robo de 1 fichas
    Dada una partida en curso según el reglamento <reglamento>
    Y que a Ana le corresponde robar ${due}
    Cuando Ana roba <robadas> fichas
    Ejemplos: Una
      | reglamento | robadas |
      | fise-2009  | ${cell} |`;
  const { scenarios } = readFeature('a.feature', text);
  const { problems } = await wordsAgree.run({ scenarios } as unknown as Corpus);
  return problems.map((p) => [p.found, p.expected]);
};

test('titles and lines are told; a number that a slot brings agrees by itself', async () => {
  const title = ['@esc-0001 says "1 fichas" in "Robo de 1 fichas"', 'a singular after 1'];
  expect(await found('1 ficha', '1')).toEqual([title]);
  expect(await found('1 fichas', '1')).toEqual([
    title,
    [
      '@esc-0001 says "que a Ana le corresponde robar 1 fichas"',
      '"que a Ana le corresponde robar 1 ficha"',
    ],
  ]);
});
