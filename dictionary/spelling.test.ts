// How text becomes tiles.
import { describe, expect, test } from 'vitest';
import { LETTERS } from '../protocol/generated/vocabulary.ts';
import { spell } from './spelling.ts';

test('there are 28 letters, none twice', () => {
  expect(new Set(LETTERS).size).toBe(28);
});

describe('forms that tiles spell', () => {
  test.each([
    ['chale', 'CH A L E'],
    ['Chale', 'CH A L E'],
    ['CHALE', 'CH A L E'],
    ['llave', 'LL A V E'],
    ['carro', 'C A RR O'],
    ['interrelación', 'I N T E RR E L A C I O N'],
    ['chicharra', 'CH I CH A RR A'],
    ['ñu', 'Ñ U'],
    ['NIÑO', 'N I Ñ O'],
    ['árbol', 'A R B O L'],
    ['pingüino', 'P I N G U I N O'],
    ['allí', 'A LL I'],
    ['coche', 'C O CH E'],
    ['hacha', 'H A CH A'],
  ])('%s → %s', (form, tiles) => {
    expect(spell(form)).toEqual(tiles.split(' '));
    expect(spell(form.normalize('NFC'))).toEqual(tiles.split(' '));
    expect(spell(form.normalize('NFD'))).toEqual(tiles.split(' '));
  });
});

describe('forms that no tiles spell', () => {
  test.each([
    'kilo',
    'web',
    'KW',
    '',
    ' ',
    'a b',
    'ex-',
    "d'or",
    'ça',
    'ão',
    'straße',
    'ﬁn',
    'ca1',
  ])('"%s"', (form) => {
    expect(spell(form)).toBeUndefined();
  });
});
