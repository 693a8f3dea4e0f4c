// Words taken apart into a form and pronouns, and the forms that nobody joins so.
import { expect, test } from 'vitest';
import { takenApart } from './pronouns.ts';

const JOINED: readonly (readonly [word: string, host: string, pronouns: string])[] = [
  ['pegale', 'pega', 'le'],
  ['cometela', 'come', 'te la'],
  ['entregueselo', 'entregue', 'se lo'],
  ['comprandola', 'comprando', 'la'],
  ['amaos', 'amad', 'os'],
  ['dormios', 'dormid', 'os'],
  ['vamonos', 'vamos', 'nos'],
  ['compremoselas', 'compremos', 'se las'],
  ['sabremoslo', 'sabremos', 'lo'],
  ['hete', 'he', 'te'],
];

test.each(JOINED)('%s: %s and %s', (word, host, pronouns) => {
  const found = takenApart(word).map((one) => [one.host, one.pronouns.join(' ')]);
  expect(found).toContainEqual([host, pronouns]);
});

const NEVER: readonly (readonly [word: string, host: string])[] = [
  ['amados', 'amad'],
  ['vamosnos', 'vamos'],
  ['amamosse', 'amamos'],
];

test.each(NEVER)('%s is not made of %s', (word, host) => {
  expect(takenApart(word).map((one) => one.host)).not.toContain(host);
});

test.each(['amar', 'canto', 'me', ''])('«%s» has no form before a pronoun', (word) => {
  expect(takenApart(word).filter(({ host }) => host.length > 1)).toEqual([]);
});

test('no more than three pronouns are taken off', () => {
  const most = takenApart('damemetesela').map(({ pronouns }) => pronouns.length);
  expect(Math.max(...most)).toBe(3);
});
