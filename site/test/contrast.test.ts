// The colour tokens, light and dark: text stands out from what it is written on as WCAG 2.2 asks (1.4.3, 1.4.11).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const TEXT = 4.5;
const MARK = 3;

type Tokens = ReadonlyMap<string, string>;

const styles = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/styles/${name}.css`, import.meta.url)), 'utf8');
const coloursOf = (css: string): Tokens =>
  new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );

const [lightCss = '', darkCss = ''] = styles('tokens').split('@media');
const light = coloursOf(lightCss);
const SCHEMES: Readonly<Record<string, Tokens>> = {
  light,
  dark: new Map([...light, ...coloursOf(darkCss)]),
};

/** Relative luminance of #rrggbb. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (a: string, b: string): number => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

/** Text tokens and the grounds they are written on somewhere on the site. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'card', 'accent-wash', 'warn-wash', 'skip-wash'],
  soft: ['paper', 'card', 'accent-wash', 'warn-wash'],
  accent: ['paper', 'card', 'accent-wash', 'warn-wash'],
  'accent-ink': ['accent'],
  warn: ['card', 'warn-wash'],
  pass: ['paper', 'card', 'pass-wash'],
  fail: ['paper', 'card', 'fail-wash'],
  skip: ['card', 'skip-wash'],
  'tile-ink': ['tile'],
  'board-ink': ['board', 'word3', 'word2', 'letter3', 'letter2'],
};

const MARKS = ['fise-2003', 'redeletras', 'fise-2009', 'resumen-2018', 'ajs-2024'];

test('the ratio is that of WCAG', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(SCHEMES))('%s', (_, tokens) => {
  const of = (name: string): string => {
    const hex = tokens.get(name);
    if (!hex) throw new Error(`tokens.css has no colour --${name}`);
    return hex;
  };
  const pairs = Object.entries(GROUNDS).flatMap(([ink, grounds]) =>
    grounds.map((ground) => [ink, ground] as const),
  );

  test.each(pairs)('%s can be read on %s', (ink, ground) => {
    expect(ratio(of(ink), of(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(MARKS)('the mark of %s can be told from its ground', (edition) => {
    for (const ground of ['paper', 'card']) {
      expect(ratio(of(`ed-${edition}`), of(ground))).toBeGreaterThanOrEqual(MARK);
    }
  });

  test('the letter of a blank can be read on its tile', () => {
    const [, blank = ''] = /\.blank \.letter \{\s*fill: (#[0-9a-f]{6})/.exec(styles('board')) ?? [];
    expect(ratio(blank, of('tile'))).toBeGreaterThanOrEqual(TEXT);
  });
});

test('every colour of text is a token that is looked at here', () => {
  const names = [
    'elements',
    'frame',
    'jump',
    'heads',
    'parts',
    'lists',
    'tables',
    'scenario',
    'compare',
    'glossary',
  ];
  const used = names.flatMap((name) =>
    [...styles(name).matchAll(/^\s*color: ([^;]+);/gm)].map(([, value]) => value),
  );
  expect(used.length).toBeGreaterThan(40);
  const known = new Set([...Object.keys(GROUNDS).map((name) => `var(--${name})`), 'inherit']);
  expect(used.filter((value) => !known.has(value ?? ''))).toEqual([]);
});
