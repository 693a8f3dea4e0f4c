// Checks that can fail, each shown failing; and what is broken in one place does not end the others in a stack trace.
import { describe, expect, test } from 'vitest';
import type { Corpus } from '../corpus/corpus.ts';
import { readFeature } from '../corpus/features.ts';
import { againstCeiling } from './ceiling.ts';
import { casesHold } from './features/holding.ts';
import { scenarioIds } from './features/scenario-ids.ts';
import { stepsDefined, stepsUsed } from './features/wording.ts';
import { play, playAll } from './played.ts';
import { citedTwice, groundless, uncited } from './regulations/grounds.ts';
import { beyond, quantile } from './sizes.ts';

const scenariosOf = (tags: string, ...steps: readonly string[]) =>
  readFeature(
    'a.feature',
    [
      '# language: es',
      '@perfil-final',
      'Característica: Pases',
      `  ${tags}`,
      '  Ejemplo: Pase',
      '    Dada una partida en curso según el reglamento fise-2009',
      ...steps.map((step) => `    ${step}`),
    ].join('\n'),
  ).scenarios;

const corpusOf = (...scenarios: Corpus['scenarios']): Corpus =>
  ({ scenarios, clauses: [] }) as unknown as Corpus;

const PASS = scenariosOf('@esc-0001 @fise-2009:45.2', 'Cuando Ana pasa');
const UNDEFINED = scenariosOf('@esc-0002 @fise-2009:45.2', 'Cuando Ana vuela');
const found = async (check: typeof casesHold, corpus: Corpus) =>
  (await check.run(corpus)).problems.map((p) => `${p.line} ${p.found}`);

describe('a step that nobody defined', () => {
  test('is told once, at its line', async () => {
    expect(await found(stepsDefined, corpusOf(...UNDEFINED, ...UNDEFINED))).toEqual([
      '7 no step is defined for "Ana vuela"; npm run steps lists those there are',
    ]);
  });

  test('is no stack trace of the checks that follow', async () => {
    await stepsUsed.run(corpusOf(...UNDEFINED));
    expect(await found(casesHold, corpusOf(...UNDEFINED))).toEqual([]);
    expect(await playAll(UNDEFINED.flatMap((s) => s.cases))).toEqual([]);
  });
});

test('a case that does not hold is told with what was found', async () => {
  const wrong = scenariosOf(
    '@esc-0003 @fise-2009:45.2',
    'Cuando Ana pasa',
    'Entonces la partida termina por pases',
  );
  const [told] = await found(casesHold, corpusOf(...wrong));
  expect(told).toMatch(/^5 esc-0003\/fise-2009\/1 fails on the reference: /);
});

test('an id given twice is told with the next free one', async () => {
  const { problems } = await scenarioIds.run(corpusOf(...PASS, ...PASS));
  expect(problems.map((p) => [p.found, p.expected])).toEqual([
    [
      '@esc-0001 is already at a.feature:5',
      expect.stringMatching(/^an id of its own; the next free one is @esc-\d{4}$/),
    ],
  ]);
});

describe('grounds', () => {
  const played = async (because: readonly string[], kind = 'done') => {
    const [c] = PASS.flatMap((s) => s.cases);
    const result = c && (await play(c));
    if (!result || result instanceof Error) throw new Error('the case holds');
    const silent = kind === 'unregulated';
    const subject = {
      decided: () => [{ what: 'event 1 (pass)', kind, because, silent }],
      cited: () => (silent ? undefined : because),
    };
    return [{ ...result, subject }] as unknown as (typeof result)[];
  };

  test.each([
    ['a clause of the case', ['fise-2009:45.2'], 'done', 0],
    ['another clause', ['fise-2009:27'], 'done', 1],
    ['nothing', [], 'refused', 1],
    ['nothing, where the text is silent', [], 'unregulated', 0],
  ] as const)('an outcome that cites %s', async (_, because, kind, count) => {
    expect(groundless(await played(because, kind))).toHaveLength(count);
  });

  test('a clause cited twice is told', async () => {
    const twice = await played(['fise-2009:45.2', 'fise-2009:45.2']);
    expect(citedTwice(twice).map((p) => p.found)).toEqual([
      'esc-0001/fise-2009/1: event 1 (pass) cites fise-2009:45.2 twice',
    ]);
  });

  test('a clause that grounds a parameter is uncited until some outcome cites it', async () => {
    expect(uncited([])).toContain('fise-2009:45.2');
    expect(uncited(await played(['fise-2009:45.2']))).not.toContain('fise-2009:45.2');
  });
});

describe('sizes', () => {
  const file = (lines: number) => [{ file: 'a.ts', lines }];
  test.each([
    ['fits', 300, {}, []],
    ['is too long', 301, {}, ['301 lines']],
    ['is too short', 19, {}, ['19 lines']],
    ['is listed as still too long', 400, { 'a.ts': 400 }, []],
    ['has grown beyond what is listed', 401, { 'a.ts': 400 }, ['401 lines']],
    ['is listed and fits', 100, { 'a.ts': 400 }, ['a.ts has 100 lines']],
  ] as const)('a file that %s', (_, lines, listed, expected) => {
    expect(beyond(file(lines), 20, 300, listed).map((p) => p.found)).toEqual(expected);
  });

  test('the median is the size that half of the files do not exceed', () => {
    expect(quantile([10, 30, 20, 40].flatMap(file), 0.5)).toBe(20);
  });
});

test.each([
  [3, 3, []],
  [4, 3, ['at most 3']],
  [2, 3, ['the ceiling 3 lowered to 2']],
])('%i against a ceiling of %i', (count, allowed, expected) => {
  expect(againstCeiling('f', 'things', count, allowed, '').map((p) => p.expected)).toEqual(
    expected,
  );
});
