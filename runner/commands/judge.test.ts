// `articulado judge`: what it prints and how it ends, whatever the locale of the machine.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { speakerOf } from '../words.ts';
import { command } from './judge.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => printed.mockClear());

const run = async (...args: readonly string[]) => {
  const code = await command.run(args);
  return { code, text: printed.mock.calls.map(([line]) => line).join('\n') };
};

const ENTRY = ['--entry', 'querub. m.'];

describe('a word', () => {
  test('is told with its derivation and the clauses with their titles', async () => {
    const { code, text } = await run(
      'querubes',
      '--edition',
      'fise-2003',
      '--lang',
      'es',
      ...ENTRY,
    );
    expect(code).toBe(0);
    expect(text).toContain('fise-2003: vale\n  «querub. m.»');
    expect(text).toContain('QUERUB (en el diccionario) → QUERUBES (plural en -ES)');
    expect(text).toMatch(/fise-2003:XII\.18\.5\.b {2}\S/);
  });

  test('without an edition is judged under all five', async () => {
    const { code, text } = await run('querubes', '--lang', 'en', ...ENTRY);
    expect(code).toBe(1);
    expect(text.match(/^[a-z]+-?\d*: is /gm)).toHaveLength(5);
  });

  test('of no article is not in the dictionary', async () => {
    const { text } = await run('casa', '--edition', 'fise-2009', '--lang', 'en', ...ENTRY);
    expect(text).toContain('comes from none of the articles');
    expect(text).toContain('fise-2009:XI.p1');
  });

  test('is told to programs', async () => {
    const { text } = await run('querubes', '--json', ...ENTRY);
    const { word, verdicts } = JSON.parse(text);
    expect(word.join('')).toBe('QUERUBES');
    expect(verdicts[2]).toMatchObject({
      edition: 'fise-2009',
      verdict: 'invalid',
      because: ['fise-2009:XII.18.4.3.b'],
    });
  });
});

describe('a family', () => {
  test('has each form with the sign of each edition', async () => {
    const { code, text } = await run('--family', '--lang', 'es', ...ENTRY);
    expect(code).toBe(0);
    expect(text).toMatch(/^ +QUERUBES +✓ +✗ +✗ .*plural en -ES/m);
    expect(text).toContain('✗ no vale');
  });

  test('is told to programs', async () => {
    const { text } = await run('--family', '--json', ...ENTRY);
    const [{ article, members }] = JSON.parse(text);
    expect([article, members[0].word.join('')]).toEqual(['querub. m.', 'QUERUB']);
  });
});

test.each([
  [['casa', 'cosa'], /2 words/],
  [[], /no word to judge/],
  [['--family'], /no article for --family/],
  [['casa', '--edition', 'fise-2019'], /unknown edition "fise-2019"/],
  [['casa', '--lang', 'fr'], /no language "fr"\n {2}expected es or en/],
  [['kiwi', '--lang', 'es'], /ninguna ficha es una K/],
  [['casa', '--lang', 'es', '--entry', 'casa. fem.'], /quizá «f\.»/],
])('%j is told as a wrong call', async (args, message) => {
  await expect(command.run(args)).rejects.toThrow(message);
});

test.each([
  [{ LANG: 'es_ES.UTF-8' }, 'es'],
  [{ LANG: 'C', LC_ALL: 'es_MX' }, 'es'],
  [{ LANG: 'es_ES', LC_MESSAGES: 'en_US' }, 'en'],
  [{ LANG: 'tr_TR.UTF-8' }, 'en'],
  [{}, 'en'],
])('%j speaks %s', (environment, name) => {
  expect(speakerOf(undefined, environment).name).toBe(name);
});
