// Features as people write them, right and wrong.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from './editions.ts';
import { readFeature, readFeatures } from './features.ts';
import { formatProblem } from './problem.ts';
import { retiredIds, withIds } from './scenario-ids.ts';

const URI = 'features/final/dos-pases.feature';
const HEAD = [
  '# language: es',
  '@perfil-final',
  'Característica: Dos pases',
  '  # en: Two passes',
  '',
];
const SCENARIO = [
  '  @esc-0001 @fise-2009:45.2',
  '  Ejemplo: Cuarto pase',
  '    # en: A fourth pass',
];
const STEPS = [
  '    Dada una partida en curso según el reglamento fise-2009',
  '    Cuando Ana pasa',
  '    Entonces la partida termina',
];
const OUTLINE = [
  '  @esc-0002',
  '  Esquema del escenario: Pases',
  '    Dada una partida en curso según el reglamento <reglamento>',
  '    Cuando <quien> pasa',
];
const feature = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;
const instead = (lines: readonly string[], from: string, to: string) =>
  lines.map((l) => l.replace(from, to));

describe('a good feature', () => {
  test('gives its scenario with titles in both languages, profile and place', () => {
    const { scenarios, problems } = readFeature(URI, feature(HEAD, SCENARIO, STEPS));
    expect(problems).toEqual([]);
    expect(scenarios).toHaveLength(1);
    expect(scenarios[0]).toMatchObject({
      id: 'esc-0001',
      profile: 'final',
      name: 'Cuarto pase',
      en: 'A fourth pass',
      feature: { name: 'Dos pases', en: 'Two passes' },
      place: { line: 7, column: 3 },
    });
    expect(scenarios[0]?.cases[0]).toMatchObject({
      id: 'esc-0001/fise-2009/1',
      edition: 'fise-2009',
      clauses: ['fise-2009:45.2'],
      inherited: [],
      steps: STEPS.map((s) => s.trim().replace(/^\S+ /, '')),
    });
  });

  test('numbers the cases of an outline within each edition, and gives each its own clauses', () => {
    const examples = [
      '    @fise-2009:45.2',
      '    Ejemplos: FISE',
      '      | reglamento | quien |',
      '      | fise-2009  | Ana   |',
      '      | fise-2009  | Bruno |',
      '    @fise-2009:45.3 @ajs-2024:2.art45.2',
      '    Ejemplos: AJS',
      '      | reglamento | quien |',
      '      | ajs-2024   | Ana   |',
    ];
    const { scenarios } = readFeature(URI, feature(HEAD, OUTLINE, examples));
    expect(scenarios[0]?.cases.map((c) => c.line)).toEqual([13, 14, 18]);
    expect(scenarios[0]?.cases.map((c) => [c.id, c.clauses, c.inherited, c.steps[1]])).toEqual([
      ['esc-0002/fise-2009/1', ['fise-2009:45.2'], [], 'Ana pasa'],
      ['esc-0002/fise-2009/2', ['fise-2009:45.2'], [], 'Bruno pasa'],
      ['esc-0002/ajs-2024/1', ['ajs-2024:2.art45.2'], ['fise-2009:45.3'], 'Ana pasa'],
    ]);
  });

  test('gives the English of its tables, of titles and of columns', () => {
    const examples = [
      '    Ejemplos: FISE',
      '      # en: The FISE editions',
      '      # en: | edition | who |',
      '      | reglamento | quien |',
      '      | fise-2009  | Ana   |',
      '    Ejemplos:',
      '      # en: | edition | who |',
      '      | reglamento | quien |',
      '      | ajs-2024   | Ana   |',
    ];
    const { scenarios } = readFeature(URI, feature(HEAD, OUTLINE, examples));
    expect(scenarios[0]?.examples.map((e) => [e.name, e.en, e.headerEn])).toEqual([
      ['FISE', 'The FISE editions', ['edition', 'who']],
      ['', undefined, ['edition', 'who']],
    ]);
  });

  test('takes the tags of its rule and feature', () => {
    const rule = ['  @fise-2009:45.1', '  Regla: Una regla', '    # en: A rule', ''];
    const { scenarios } = readFeature(
      URI,
      feature(
        HEAD,
        rule,
        SCENARIO.map((l) => `  ${l}`),
        STEPS,
      ),
    );
    expect(scenarios[0]?.rule).toEqual({ name: 'Una regla', en: 'A rule' });
    expect(scenarios[0]?.cases[0]?.clauses.toSorted()).toEqual([
      'fise-2009:45.1',
      'fise-2009:45.2',
    ]);
  });

  test('begins with the steps of the Antecedentes above it, as Cucumber runs them', () => {
    const common = ['  Antecedentes:', '    Dado que Ana tiene CASA', ''];
    const { scenarios } = readFeature(URI, feature(HEAD, common, SCENARIO, STEPS));
    expect(scenarios[0]?.steps.map((s) => s.text)).toEqual(scenarios[0]?.cases[0]?.steps);
    expect(scenarios[0]?.steps.map((s) => [s.line, s.background])).toEqual([
      ...[
        [7, true],
        [12, false],
        [13, false],
        [14, false],
      ],
    ]);
  });

  test('has a hash that changes with its steps and tags, and with nothing else', () => {
    const hash = (...parts: readonly (readonly string[])[]) =>
      readFeature(URI, feature(...parts)).scenarios[0]?.hash;
    const before = hash(HEAD, SCENARIO, STEPS);
    expect(hash(HEAD, ['', '# una nota', ''], SCENARIO, STEPS)).toBe(before);
    expect(hash(HEAD, instead(SCENARIO, 'Cuarto', 'Quinto'), STEPS)).toBe(before);
    expect(hash(HEAD, SCENARIO, instead(STEPS, 'Ana', 'Bruno'))).not.toBe(before);
    expect(hash(HEAD, instead(SCENARIO, '45.2', '45.3'), STEPS)).not.toBe(before);
  });
});

const problemsOf = (text: string) => {
  const { scenarios, problems } = readFeature(URI, text);
  return [...problems, ...withIds(scenarios, []).problems];
};

// biome-ignore format: one mistake a line
const MISTAKES: readonly (readonly [string, text: string, line: number, found: RegExp, expected: RegExp])[] = [
  ['no id', feature(HEAD, instead(SCENARIO, '@esc-0001 ', ''), STEPS), 7, /^scenario "Cuarto pase" has no id$/, /^the next free one: @esc-0001$/],
  ['an id of the wrong form', feature(HEAD, instead(SCENARIO, '@esc-0001', '@esc-1'), STEPS), 7, /has no id$/, /^the next free one: @esc-0001$/],
  ['two ids', feature(HEAD, instead(SCENARIO, '@esc-0001', '@esc-0001 @esc-0002'), STEPS), 7, /^scenario "Cuarto pase" has 2 scenario ids$/, /^exactly one tag/],
  ['an id on the feature as well', feature(instead(HEAD, '@perfil-final', '@perfil-final @esc-0009'), SCENARIO, STEPS), 7, /has 2 scenario ids$/, /^exactly one tag/],
  ['no profile', feature(instead(HEAD, '@perfil-final', '@otra'), SCENARIO, STEPS), 7, /^@esc-0001 has 0 profiles$/, /^exactly one tag @perfil-…/],
  ['two profiles', feature(HEAD, instead(SCENARIO, '@esc-0001', '@esc-0001 @perfil-reloj'), STEPS), 7, /^@esc-0001 has 2 profiles$/, /^exactly one tag @perfil-…/],
  ['an unknown profile', feature(instead(HEAD, 'final', 'finales'), SCENARIO, STEPS), 7, /^@esc-0001 has the profile @perfil-finales$/, /@perfil-final, /],
  ['an unknown edition', feature(HEAD, SCENARIO, instead(STEPS, 'fise-2009', 'fise-2010')), 7, /^@esc-0001: a case names no edition$/, /según el reglamento <edición>/],
  ['no edition', feature(HEAD, SCENARIO, instead(STEPS, ' según el reglamento fise-2009', '')), 7, /^@esc-0001: a case names no edition$/, /según el reglamento/],
  ['a column that is not in the table', feature(HEAD, OUTLINE, ['    Ejemplos:', '      | edicion   | quien |', '      | fise-2009 | Ana   |']), 12, /names no edition/, /según el reglamento/],
  ['a line that is no Gherkin', feature(HEAD, SCENARIO, STEPS, '    Nada de esto'), 12, /^expected: /, /^a feature in Spanish Gherkin$/],
  ['English keywords', feature('@perfil-final', 'Feature: Two passes', '  Scenario: x', '    Given y'), 2, /^expected: /, /^a feature in Spanish Gherkin$/],
  ['an unknown language', feature('# language: tlh', 'Característica: x'), 2, /^expected: /, /^a feature in Spanish Gherkin$/],
  ['a table with a cell too many', feature(HEAD, OUTLINE, ['    Ejemplos:', '      | reglamento | quien |', '      | fise-2009  |']), 12, /inconsistent cell count/, /^a feature in Spanish Gherkin$/],
];

describe('a mistake', () => {
  test.each(MISTAKES)('%s is told with its place', (_, text, line, found, expected) => {
    const problems = problemsOf(text);
    const told = problems.find((p) => found.test(p.found) && expected.test(p.expected));
    expect(told, problems.map(formatProblem).join('\n')).toMatchObject({ file: URI, line });
  });

  test('in one scenario leaves the others', () => {
    const bad = feature(
      HEAD,
      instead(SCENARIO, '@esc-0001 ', ''),
      STEPS,
      instead(SCENARIO, '0001', '0003'),
      STEPS,
    );
    expect(readFeature(URI, bad).problems).toEqual([]);
    const { scenarios, problems } = withIds(readFeature(URI, bad).scenarios, []);
    expect(scenarios.map((s) => [s.id, s.cases[0]?.id, s.cases[0]?.scenario])).toEqual([
      ['esc-0004', 'esc-0004/fise-2009/1', 'esc-0004'],
      ['esc-0003', 'esc-0003/fise-2009/1', 'esc-0003'],
    ]);
    expect(problems.map((p) => p.expected)).toEqual(['the next free one: @esc-0004']);
  });

  test('of leaving ids out is told with one free id for each', () => {
    const nameless = instead(SCENARIO, '@esc-0001 ', '');
    const { scenarios } = readFeature(URI, feature(HEAD, nameless, STEPS, nameless, STEPS));
    expect(withIds(scenarios, []).scenarios.map((s) => s.id)).toEqual(['esc-0001', 'esc-0002']);
  });

  test('of an empty file gives no scenario', () => {
    expect(readFeature(URI, '').scenarios).toEqual([]);
  });
});

test('a retired id is a line that begins with it', () => {
  expect(retiredIds('A title.\nesc-0007  said twice\n')).toEqual(
    new Map([['esc-0007', 'said twice']]),
  );
});

test('the features as they stand have no mistake and speak of every edition', () => {
  const { scenarios, problems } = readFeatures();
  const cases = scenarios.flatMap((s) => s.cases);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(cases.length).toBeGreaterThan(500);
  expect(new Set(cases.map((c) => c.id)).size).toBe(cases.length);
  expect([...new Set(cases.map((c) => c.edition))].sort()).toEqual(
    EDITIONS.map((e) => e.id).sort(),
  );
});
