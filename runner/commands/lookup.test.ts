// `articulado lookup` with a word list of three words, and with none.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { packForms } from '../../dictionary/build.ts';
import { lexiconOf } from '../../dictionary/lexicon.ts';
import { command, lookUp } from './lookup.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => printed.mockClear());

const run = async (...forms: readonly string[]) => {
  const code = await lookUp(forms, () => lexiconOf(packForms(['chale', 'ñu', 'caña'])));
  return { code, lines: printed.mock.calls.map(([line]) => line) };
};

describe('forms', () => {
  test('in the list', async () => {
    expect(await run('CHALE', 'ñu')).toEqual({
      code: 0,
      lines: [
        'CHALE  CH·A·L·E (4 tiles): in the word list',
        'ñu     Ñ·U (2 tiles): in the word list',
      ],
    });
  });

  test('not in the list, or of no tiles', async () => {
    expect(await run('cana', 'kilo', 'A')).toEqual({
      code: 1,
      lines: [
        'cana  C·A·N·A (4 tiles): not in the word list',
        'kilo  no tiles spell it',
        'A     A (1 tile): not in the word list',
      ],
    });
  });

  test.each(['[CH]ALE', 'chalé', 'ñu'.normalize('NFD'), 'CAÑA'])(
    '%s as people write it',
    async (form) => {
      expect((await run(form)).code).toBe(0);
    },
  );
});

test('without the package it says what to install', async () => {
  await expect(lookUp(['CHALE'], () => undefined)).rejects.toThrow(
    /not installed\n {2}expected the optional package an-array-of-spanish-words\n {2}npm install/,
  );
});

test('without a form it says how it is called', async () => {
  await expect(command.run([])).rejects.toThrow(
    /nothing to look up\n {2}expected articulado lookup/,
  );
});
