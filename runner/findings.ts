// Findings on a terminal: a line each, and under one that is wrong what was expected and what to do.
import type { Finding } from '../protocol/certificate/finding.ts';
import { printable } from './printable.ts';

const SIGNS = { ok: '✓', wrong: '✗', aside: '–' } as const;

const EXPECTED = { es: 'se espera', en: 'expected' } as const;

export const findingLines = (
  findings: readonly Finding<string>[],
  lang: keyof typeof EXPECTED = 'en',
): string[] => {
  const width = Math.max(0, ...findings.map(({ check }) => check.length));
  return findings.flatMap(({ check, state, found, expected, remedy }) => [
    `${SIGNS[state]} ${check.padEnd(width)}  ${printable(found)}`,
    ...[expected && `${EXPECTED[lang]} ${expected}`, remedy]
      .filter((line) => line !== undefined)
      .map((line) => `  ${' '.repeat(width)}  ${printable(line)}`),
  ]);
};
