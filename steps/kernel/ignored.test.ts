// A step that names somebody and does nothing with him is found.
import { expect, test } from 'vitest';
import { ignoredParameters } from './ignored.ts';
import type { StepDefinition } from './step.ts';

const step = (
  body: (subject: { readonly _count: number }, player: string, count: number) => void,
): StepDefinition => ({
  subject: 'game',
  topic: 'drawing',
  kind: 'then',
  wording: { es: '{jugador} enseña {int} ficha(s)', en: '{player} shows {int} tile(s)' },
  body,
});

const seen: unknown[] = [];

test.each([
  ['uses both', step((_, player, count) => seen.push(player, count)), []],
  ['uses them in a template', step((_, player, count) => seen.push(`${player} ${count}`)), []],
  ['spreads one', step((_, player, count) => seen.push(...player, count)), []],
  [
    'has only a field of that name',
    step((x, player, _count) => seen.push(player, x._count)),
    ['int'],
  ],
  ['leaves the last out', step((_, player) => seen.push(player)), ['int']],
  ['leaves all out', step(() => seen.push(0)), ['jugador', 'int']],
  ['takes one and ignores it', step((_, _player, count) => seen.push(count)), ['jugador']],
] as readonly (readonly [string, StepDefinition, readonly string[]])[])(
  'a body that %s',
  (_, definition, ignored) => {
    expect(ignoredParameters(definition)).toEqual(ignored);
  },
);
