// `articulado lookup` with a word list of three words, and with none.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { packForms } from '../../dictionary/build.ts';
import { lexiconOf } from '../../dictionary/lexicon.ts';
import { speakerOf } from '../words.ts';
import { command, lookUp } from './lookup.ts';

const LISTED = ['chale', 'ñu', 'caña', 'ragu', 'ragus', 'club', 'clubes'];

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => printed.mockClear());

const speaker = speakerOf('en');
const load = () => lexiconOf(packForms(LISTED));

const run = async (...forms: readonly string[]) => {
  const code = await lookUp(forms, { speaker, load });
  return {
    code,
    lines: printed.mock.calls
      .map(([text]) => text)
      .join('\n')
      .split('\n'),
  };
};

describe('forms', () => {
  test('in the list', async () => {
    expect(await run('CHALE', 'ñu')).toEqual({
      code: 0,
      lines: [
        'CHALE  CH·A·L·E (4 tiles): in the word list',
        '  can be an article of the dictionary; no other explanation is found',
        'ñu     Ñ·U (2 tiles): in the word list',
        '  can be an article of the dictionary; no other explanation is found',
      ],
    });
  });

  test('not in the list, or no word on a board', async () => {
    expect(await run('cana', 'kilo', 'A')).toEqual({
      code: 1,
      lines: [
        'cana  C·A·N·A (4 tiles): not in the word list',
        '  no article is found that it would come from',
        'kilo  it has K, and no tile is K',
        '  expected letters of the game: A to Z without K and W, with CH, LL, Ñ and RR',
        '  words with K or W cannot be formed',
        'A     it is a single tile, A',
        '  expected two tiles or more',
        '  on the board every word has at least two tiles; ask about its plural, if it has one',
      ],
    });
  });

  test('that fits no board says so, to programs too', async () => {
    await lookUp(['a'.repeat(16)], { speaker, load, json: true });
    const [{ listed, wrong }] = JSON.parse(String(printed.mock.calls[0]?.[0]));
    expect([listed, wrong.found]).toEqual([false, 'it has 16 tiles']);
  });

  test.each(['[CH]ALE', 'chalé', 'ñu'.normalize('NFD'), 'CAÑA'])(
    '%s as people write it',
    async (form) => {
      expect((await run(form)).code).toBe(0);
    },
  );
});

describe('how a form can be explained', () => {
  test('from which article, by which rule and clause', async () => {
    const { lines } = await run('clubes');
    expect(lines.slice(1, 3)).toEqual([
      '  can be explained as:',
      '    CLUB (in the dictionary) → CLUBES (plural in -ES), if the article reads “club. m.”',
    ]);
    expect(lines[3]).toMatch(/is valid: fise-2003:XII\.18\.5\.b, redeletras:\S+, fise-2009:\S+$/);
  });

  test('of an absent one, what would bar it', async () => {
    const { code, lines } = await run('RAGUES');
    expect(code).toBe(1);
    const at = lines.findIndex((line) => line.includes('“ragú. m.”'));
    expect(lines[1]).toBe('  what would bar its likely derivations:');
    expect(lines[at + 1]).toMatch(/is valid: fise-2003:\S+, redeletras:\S+$/);
    expect(lines[at + 2]).toMatch(/is not valid: fise-2009:XII\.18\.4\.2\.iu/);
  });

  test('to programs', async () => {
    await lookUp(['clubes'], { speaker, load, json: true });
    const [{ form, listed, explanations }] = JSON.parse(String(printed.mock.calls[0]?.[0]));
    expect([form, listed, explanations[0].article]).toEqual(['clubes', true, 'club. m.']);
    expect(explanations[0].steps.at(-1)).toMatchObject({ op: 'plural', manner: '-es' });
  });
});

test('without the package it says what to install', async () => {
  await expect(lookUp(['CHALE'], { speaker, load: () => undefined })).rejects.toThrow(
    /not installed\n {2}expected the optional package an-array-of-spanish-words\n {2}npm install/,
  );
});

test('without a form it says how it is called', async () => {
  await expect(command.run([])).rejects.toThrow(
    /nothing to look up\n {2}expected articulado lookup/,
  );
});
