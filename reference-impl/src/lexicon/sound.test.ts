// Syllables and stress, by the accents that a word is printed with.
import { expect, test } from 'vitest';
import { type Sound, soundOf } from './sound.ts';

// biome-ignore format: one word a line
const SOUNDS: readonly (readonly [word: string, syllables: number, stress: Sound['stress'], endsStressed: boolean])[] = [
  ['té', 1, 'oxytone', true],
  ['yo', 1, 'oxytone', true],
  ['pie', 1, 'oxytone', true],
  ['cui', 1, 'oxytone', false],
  ['chai', 1, 'oxytone', false],
  ['guay', 1, 'oxytone', false],
  ['gas', 1, 'oxytone', false],
  ['casa', 2, 'paroxytone', false],
  ['tribu', 2, 'paroxytone', false],
  ['crisis', 2, 'paroxytone', false],
  ['látex', 2, 'paroxytone', false],
  ['querub', 2, 'oxytone', false],
  ['reloj', 2, 'oxytone', false],
  ['benjuí', 2, 'oxytone', true],
  ['chií', 2, 'oxytone', true],
  ['baúl', 2, 'oxytone', false],
  ['día', 2, 'paroxytone', false],
  ['maguey', 2, 'oxytone', false],
  ['póney', 2, 'paroxytone', false],
  ['guion', 1, 'oxytone', false],
  ['maíz', 2, 'oxytone', false],
  ['ahínco', 3, 'paroxytone', false],
  ['curamagüey', 4, 'oxytone', false],
  ['régimen', 3, 'proparoxytone', false],
  ['aguaribay', 4, 'oxytone', false],
  ['ciempiés', 2, 'oxytone', false],
  ['fórceps', 2, 'paroxytone', false],
  ['quórum', 2, 'paroxytone', false],
];

test.each(SOUNDS)('%s', (word, syllables, stress, endsStressed) => {
  expect(soundOf(word)).toEqual({ syllables, stress, endsStressed });
});
