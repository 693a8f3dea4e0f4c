// The colour tokens, light and dark: text stands out from what it is written on as WCAG 2.2 asks (1.4.3, 1.4.11).
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../corpus/editions.ts';
import { editionColours } from '../data/edition-colours.ts';

const TEXT = 4.5;
const MARK = 3;

type Tokens = ReadonlyMap<string, string>;

const folder = fileURLToPath(new URL('../src/styles/', import.meta.url));
const styles = (name: string): string => readFileSync(`${folder}${name}.css`, 'utf8');
const coloursOf = (css: string): Tokens =>
  new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );

const [lightCss = '', darkCss = ''] = styles('tokens').split('@media');
const light = coloursOf(lightCss);
const SCHEMES: Readonly<Record<'light' | 'dark', Tokens>> = {
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

test('the ratio is that of WCAG', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const tokens = SCHEMES[scheme];
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

  test.each(EDITIONS.map(({ id, colour }) => [id, colour] as const))(
    'the mark of %s can be told from its ground',
    (_, colour) => {
      for (const ground of ['paper', 'card']) {
        expect(ratio(colour[scheme], of(ground))).toBeGreaterThanOrEqual(MARK);
      }
    },
  );

  test('the letter of a blank can be read on its tile', () => {
    const [, blank = ''] = /\.blank \.letter \{\s*fill: (#[0-9a-f]{6})/.exec(styles('board')) ?? [];
    expect(ratio(blank, of('tile'))).toBeGreaterThanOrEqual(TEXT);
  });
});

test('every edition has its colour in both schemes', () => {
  const [day = '', night = ''] = editionColours(EDITIONS).split('@media');
  for (const { id, colour } of EDITIONS) {
    expect(day).toContain(`[data-edition="${id}"] { --ed: ${colour.light}; }`);
    expect(night).toContain(`[data-edition="${id}"] { --ed: ${colour.dark}; }`);
  }
});

test('every colour of text is a token that is looked at here', () => {
  // Paper has one colour; the board is looked at above.
  const others = ['tokens', 'board', 'print', 'site'];
  const names = globSync('*.css', { cwd: folder }).map((file) => file.replace('.css', ''));
  const used = names
    .filter((name) => !others.includes(name))
    .flatMap((name) =>
      [...styles(name).matchAll(/^\s*color: ([^;]+);/gm)].map(([, value]) => value),
    );
  expect(used.length).toBeGreaterThan(40);
  const known = new Set([...Object.keys(GROUNDS).map((name) => `var(--${name})`), 'inherit']);
  expect(used.filter((value) => !known.has(value ?? ''))).toEqual([]);
});
