// The guide for implementers: what it tells by itself, and that none of its tables is empty.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../corpus/files.ts';
import { EVENT_TYPES, TOURNAMENT_EVENT_TYPES } from '../../protocol/generated/vocabulary.ts';
import { validators } from '../../protocol/validate.ts';
import { filled } from './blocks.ts';
import { orderOf } from './precedence.ts';
import { pretty } from './pretty.ts';

const page = readFileSync(`${root}docs/ADAPTERS.md`, 'utf8');

test('a block is filled and all else is left as it is', () => {
  const text = 'a\n<!-- generated: x -->\nold\n<!-- end of generated -->\nb';
  const once = filled(text, { x: 'new' });
  expect(once).toBe('a\n<!-- generated: x -->\n\nnew\n\n<!-- end of generated -->\nb');
  expect(filled(once, { x: 'new' })).toBe(once);
  expect(() => filled(text, { y: '' })).toThrow(/no block "y"/);
});

test('what is broken to be read is the same JSON', () => {
  const value = { a: [1, 2, { b: 'x'.repeat(120) }], c: { d: null }, e: [] };
  expect(JSON.parse(pretty(value))).toEqual(value);
});

test('the conversation keeps the contract, and has all three subjects in it', () => {
  const lines = [...page.matchAll(/^([→←]) (\{[\s\S]*?^\}|\{.*\})$/gm)];
  const requests = lines
    .filter(([, arrow]) => arrow === '→')
    .map(([, , json]) => JSON.parse(json ?? ''));
  const answers = lines
    .filter(([, arrow]) => arrow === '←')
    .map(([, , json]) => JSON.parse(json ?? ''));
  expect(requests.map(({ method }) => method)).toEqual([
    'initialize',
    'game/replay',
    'game/replay',
    'lexicon/judge',
    'tournament/replay',
    'game/umpire',
    'shutdown',
  ]);
  for (const request of requests)
    if (request.method !== 'game/umpire')
      expect(validators.request(request), request.method).toBe(true);
  expect(answers).toHaveLength(requests.length);
  for (const answer of answers) expect(validators.response(answer)).toBe(true);
  expect(answers.map(({ error }) => error?.code).filter(Boolean)).toEqual([-32601]);
});

test('every event has its row', () => {
  for (const type of [...EVENT_TYPES, ...TOURNAMENT_EVENT_TYPES])
    expect(page).toMatch(new RegExp(`^\\| \`${type}\` \\| [A-Z]`, 'm'));
});

test('the turn comes first, and the end of the game before it', () => {
  expect(orderOf('exchange')).toEqual([
    'game-over',
    'out-of-turn',
    'bag-too-small',
    'tile-not-on-rack',
  ]);
  expect(orderOf('place').slice(0, 3)).toEqual(['game-over', 'out-of-turn', 'tile-not-on-rack']);
});
