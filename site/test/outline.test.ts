// The English of an outline keeps the slots of the Spanish.
import { expect, test } from 'vitest';
import { outlineStep } from '../data/outline.ts';
import { wordedStep } from '../data/worded.ts';

test.each([
  ['los últimos <pases> turnos fueron <qué>', 'the last <pases> turns were <qué>'],
  ['los últimos 3 turnos fueron <qué>', 'the last 3 turns were <qué>'],
])('an outline keeps its slots in English: %s', (outline, en) => {
  expect(outlineStep(`que ${outline}`, 'que los últimos 3 turnos fueron pases')?.en).toBe(en);
});

test('a slot that stands for words of the step keeps its place in English', () => {
  const row = (momento: string, edition: string) => ({
    cells: new Map([
      ['momento', momento],
      ['reglamento', edition],
    ]),
    concrete: `una partida ${momento} según el reglamento ${edition}`,
  });
  const step = wordedStep('una partida <momento> según el reglamento <reglamento>', [
    row('en curso', 'fise-2003'),
    row('sin empezar', 'fise-2009'),
  ]);
  expect(step?.en).toBe('a game <momento> under the regulation <reglamento>');
  expect(step?.slots.get('momento')?.toEnglish('en curso')).toBe('in progress');
});
