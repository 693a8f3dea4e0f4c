// The part of a text that says what was asked.
import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

const told = (text: string, query: string): string =>
  snippetOf('es', text, query)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test('marks every form of the words', () => {
  expect(told('El rival retira la ficha que robó de más.', 'robar fichas')).toBe(
    'El rival retira la [ficha] que [robó] de más.',
  );
});

test('of a long text shows the part with the words', () => {
  const long = `${'Se juega en una sala con mesas y sillas. '.repeat(10)}Quien llega tarde pierde tiempo.`;
  expect(told(long, 'retraso')).toMatch(/^…/);
  expect(told(long, 'retraso')).toContain('[tarde]');
  expect(told(long, 'retraso').length).toBeLessThan(260);
});

test('without any of them begins at the beginning', () => {
  expect(told('Una frase corta.', 'otra cosa')).toBe('Una frase corta.');
});
