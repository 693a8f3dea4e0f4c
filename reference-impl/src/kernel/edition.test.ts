// Editions are data within their domains, and the engine knows none of them by name.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ajs2024 } from '../editions/ajs-2024/game.ts';
import { fise2009 } from '../editions/fise-2009/game.ts';
import { editions } from '../editions/index.ts';
import { type Domain, PARAMETERS, type ParameterName } from '../game/parameters.ts';
import { EDITION_IDS, type Edition, groundsOf, SUBJECTS, valueIn, withValues } from './edition.ts';

const NAMES = Object.keys(PARAMETERS) as ParameterName[];

const isWithin = (domain: Domain<unknown>, value: unknown): boolean => {
  switch (domain.kind) {
    case 'choice':
      return domain.values.includes(value);
    case 'set':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((member) => domain.members.includes(member))
      );
    case 'count':
      return value === 'none' || (Number.isInteger(value) && (value as number) >= 0);
    default:
      return domain satisfies never;
  }
};

describe.each(EDITION_IDS)('%s', (id) => {
  const edition: Edition = editions[id];
  const rules = Object.entries(edition.rules);

  test('goes by its own id', () => expect(edition.id).toBe(id));

  test('holds only known parameters, each within its domain', () => {
    expect(rules.length).toBeGreaterThan(40);
    for (const [name, { value }] of rules) {
      expect(NAMES).toContain(name);
      expect(isWithin(PARAMETERS[name as ParameterName], value), `${name}: ${value}`).toBe(true);
    }
  });

  test('grounds every parameter in clauses of its own or of the edition beneath it', () => {
    const allowed = id === 'ajs-2024' ? ['ajs-2024', 'fise-2009'] : [id];
    for (const [name, { clauses }] of rules) {
      expect(clauses.length, name).toBeGreaterThan(0);
      expect(new Set(clauses).size, name).toBe(clauses.length);
      for (const clause of clauses) expect(allowed).toContain(clause.split(':')[0]);
    }
  });

  test('has an article for each subject of the common game', () => {
    expect(Object.keys(edition.articles).sort()).toEqual([...SUBJECTS].sort());
  });

  test('counts only where it may say none', () => {
    const never = ['openingTiles', 'passesEach', 'surplusExtraSeen', 'minutesEach'] as const;
    for (const name of never) expect(valueIn(edition, name)).not.toBe('none');
  });
});

describe('ajs-2024', () => {
  const said = NAMES.filter((n) =>
    ajs2024.rules[n]?.clauses.some((c) => c.startsWith('ajs-2024:')),
  );
  const dropped = ['equalTurns', 'turnInProgress', 'equalisingOut', 'deductAfterTime'];

  test('takes over what it does not say, value and citation, from fise-2009', () => {
    const inherited = NAMES.filter(
      (n) => fise2009.rules[n] && !said.includes(n) && !dropped.includes(n),
    );
    expect(inherited.length).toBeGreaterThan(10);
    for (const name of inherited) {
      expect(ajs2024.rules[name], name).toBe(fise2009.rules[name]);
      expect(groundsOf(ajs2024, name).every((c) => c.startsWith('fise-2009:'))).toBe(true);
    }
    expect(ajs2024.articles).toEqual(fise2009.articles);
  });

  test('cites itself alone for what it does say', () => {
    expect(said.length).toBeGreaterThan(50);
    for (const name of said) {
      expect(
        groundsOf(ajs2024, name).every((c) => c.startsWith('ajs-2024:')),
        name,
      ).toBe(true);
    }
  });

  test('has no rule where it sets an article aside', () => {
    for (const name of dropped as ParameterName[]) {
      expect(fise2009.rules[name]).toBeDefined();
      expect(ajs2024.rules[name]).toBeUndefined();
      expect(valueIn(ajs2024, name)).toBeUndefined();
      expect(groundsOf(ajs2024, name)).toEqual([]);
    }
  });
});

describe('a reading', () => {
  test('changes the value and keeps the grounds', () => {
    const altered = withValues(fise2009, { passesEach: 3 });
    expect(altered.rules.passesEach).toEqual({ value: 3, clauses: ['fise-2009:45.2'] });
    expect(fise2009.rules.passesEach?.value).toBe(2);
  });

  test('of a parameter the edition leaves out has no grounds', () => {
    expect(withValues(fise2009, { minutesEach: 25 }).rules.minutesEach).toEqual({
      value: 25,
      clauses: [],
    });
  });

  test('cites each clause once', () => {
    const { value: _, clauses } = fise2009.rules.surplusSelfDrawing ?? { value: 0, clauses: [] };
    expect(groundsOf(fise2009, 'surplusSelfDrawing', 'surplusSelfWaiting')).toEqual(clauses);
  });
});

describe('the modules of the engine', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const modules = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(`${folder}${file}`, 'utf8') }));
  const importsOf = (text: string): string[] =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, path]) => path ?? '');

  test('are all there', () => expect(modules.length).toBeGreaterThan(30));

  test.each(modules)('$file imports only its siblings', ({ file, text }) => {
    const depth = file.split('/').length - 1;
    for (const path of importsOf(text)) {
      expect(path).toMatch(/^\.\.?\/.*\.ts$/);
      const ups = path.match(/\.\.\//g)?.length ?? 0;
      expect(ups, path).toBeLessThanOrEqual(depth);
    }
  });

  test.each(modules)('$file asks nothing of clock, chance or machine', ({ text }) => {
    expect(text).not.toMatch(
      /\b(Date|Math\.random|performance|process|globalThis|fetch|require)\b/,
    );
  });

  test.each(modules.filter(({ file }) => !file.startsWith('editions/') && file !== 'edition.ts'))(
    '$file names no edition',
    ({ text }) => {
      const code = text.replace(/\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
      for (const id of EDITION_IDS) expect(code).not.toContain(id);
      expect(code).not.toMatch(/edition\.id\b/);
    },
  );
});
