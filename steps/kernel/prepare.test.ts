// A case in two halves: Given and When make the request, Then reads the answer.
import { describe, expect, test } from 'vitest';
import { referenceCaller } from '../../checks/reference.ts';
import type { Table } from '../game/table.ts';
import type { Call } from './caller.ts';
import { ask, executeCase } from './execute.ts';
import { Mismatch } from './expect.ts';
import { prepare } from './prepare.ts';

const SCENE = ['una partida en curso según el reglamento fise-2009', 'que le toca a Ana'];
const PASS = [...SCENE, 'Ana pasa', 'le toca a Bruno', 'el marcador queda 60 a 45'];
const caller = referenceCaller();

describe('a sound case', () => {
  test('gives its request before anybody is asked, and the same each time', () => {
    const prepared = prepare(PASS);
    const { method, params } = prepared.request() as Call<'game/replay'>;
    expect(method).toBe('game/replay');
    // Which letter Ana has differs from case to case.
    expect(params.events).toEqual([{ type: 'pass', by: params.position.toMove }]);
    expect(prepared.request()).toEqual({ method, params });
  });

  test('asks at its Then steps alone', () => {
    expect(PASS.map((_, i) => prepare(PASS).asks(i))).toEqual([false, false, false, true, true]);
  });

  test('runs its Then steps against an answer, one by one or all at once', async () => {
    const prepared = prepare(PASS);
    const answer = await ask(caller, prepared.request());
    prepared.answered(answer);
    for (const i of PASS.keys()) prepared.run(i);
    prepare(PASS).judge(answer);
  });

  test('does not run a Given or When again', async () => {
    const prepared = prepare(PASS);
    for (const i of [0, 1, 2]) prepared.run(i);
    expect(prepared.request().params).toMatchObject({ events: [{ type: 'pass' }] });
  });

  test('fails with a Mismatch where the answer is another', async () => {
    const answer = await ask(caller, prepare(PASS).request());
    const other = prepare([...PASS.slice(0, 3), 'le toca a Ana']);
    expect(() => other.judge(answer)).toThrow(Mismatch);
    expect(() => other.judge(answer)).toThrow('toMove: found B, expected A');
  });

  test('may not be asked before it was answered', () => {
    expect(() => prepare(PASS).run(3)).toThrow('only a Then step may ask');
  });
});

// biome-ignore format: one case a line
const KEPT: readonly (readonly [what: string, steps: readonly string[], index: number, message: string])[] = [
  ['an unknown step', [...SCENE, 'Ana baila', 'le toca a Ana'], 2, 'no step is defined for "Ana baila"'],
  ['an unknown step at the end', [...PASS, 'Ana baila'], 5, 'no step is defined for "Ana baila"'],
  ['a step that throws', [...SCENE, 'que PATIO no es válida', 'Ana pasa'], 2, 'PATIO is both valid and not valid'],
  ['a When after a Then', [...PASS, 'Bruno pasa'], 5, 'expected every Given and When before the first Then'],
];

describe('a case that cannot be run', () => {
  test.each(KEPT)('keeps the error of %s', (_, steps, index, message) => {
    const prepared = prepare(steps);
    expect(prepared.kept?.index).toBe(index);
    expect(() => prepared.request()).toThrow(message);
    expect(steps.some((_, i) => prepared.asks(i))).toBe(false);
  });

  test.each(KEPT)('throws it at its step: %s', (_, steps, index, message) => {
    const prepared = prepare(steps);
    const first = steps.indexOf('le toca a Bruno');
    const at = first >= 0 && first < index ? first : index; // nothing was asked, so the first Then cannot pass
    for (const i of steps.keys()) {
      if (i < at) prepared.run(i);
      else expect(() => prepared.run(i)).toThrow(message);
    }
  });

  test('without steps says so', () => {
    expect(() => prepare([]).request()).toThrow('a case without steps');
  });
});

describe('executing a case', () => {
  test('gives the subject with what made its events', async () => {
    const table = (await executeCase(PASS, caller)) as Table;
    expect(table.madeBy(0)).toMatchObject({ text: 'Ana pasa', index: 2, texts: ['Ana'] });
    expect(table.groundsMissed).toEqual([]);
    expect(table.cited()).not.toHaveLength(0);
  });

  test('tells of grounds missed without failing', async () => {
    const refused = [
      ...SCENE,
      'Bruno coloca OSO desde H10 en vertical',
      'la actuación se rechaza por tardía',
    ];
    const { groundsMissed } = await executeCase(refused, caller);
    expect(groundsMissed).toEqual(['reason: found out-of-turn, expected too-late']);
  });
});
