// Derivations in words, and families.
import { expect, test } from 'vitest';
import { EDITIONS, VERB_SLOTS } from '../protocol/generated/vocabulary.ts';
import { articleOf } from '../steps/language/article/article.ts';
import { familyOf } from './family.ts';
import { LANGUAGES } from './language/index.ts';
import { slotInWords, stepInWords, verdictInWords } from './telling.ts';

// biome-ignore format: one step a line
const TOLD: readonly (readonly [step: Parameters<typeof stepInWords>[0], es: string, en: string])[] = [
  [{ op: 'listed' }, 'en el diccionario', 'in the dictionary'],
  [{ op: 'plural', manner: '-es' }, 'plural en -ES', 'plural in -ES'],
  [{ op: 'plural', manner: 'special' }, 'plural propio', 'plural of its own'],
  [{ op: 'conjugated', slot: 'ind.pret.1s' }, 'pretérito, yo', 'preterite, I'],
  [{ op: 'conjugated', slot: 'ger' }, 'gerundio', 'gerund'],
  [{ op: 'conjugated', slot: 'imp.2v' }, 'imperativo, vos', 'imperative, you (vos)'],
  [{ op: 'participle', slot: 'par.fs' }, 'participio, femenino singular', 'participle, feminine singular'],
  [{ op: 'participle', slot: 'par' }, 'participio', 'participle'],
];

test.each(TOLD)('%j', (step, es, en) => {
  expect(stepInWords(step, LANGUAGES.es)).toBe(es);
  expect(stepInWords(step, LANGUAGES.en)).toBe(en);
});

test('each place of a paradigm has words of its own', () => {
  for (const language of Object.values(LANGUAGES)) {
    const told = VERB_SLOTS.filter((slot) => slot !== 'par').map((slot) =>
      slotInWords(slot, language),
    );
    expect(new Set(told).size).toBe(VERB_SLOTS.length - 1);
    for (const words of told) expect(words).not.toMatch(/undefined|^$/);
  }
});

test('what no clause decides is not left to the arbiters', () => {
  const silent = { verdict: 'undetermined', because: [] } as const;
  expect(verdictInWords(silent, LANGUAGES.es)).toBe('no lo dice');
  expect(verdictInWords({ ...silent, because: ['fise-2009:XII.18.p3'] }, LANGUAGES.es)).toMatch(
    /árbitros/,
  );
});

test('a family begins with what is printed, and has what is admitted and what is barred', () => {
  const { members } = familyOf(EDITIONS, articleOf('querub. m.'));
  const of = (word: string) =>
    members.find((member) => member.word.join('') === word)?.verdicts.map(({ verdict }) => verdict);
  expect(members[0]?.word.join('')).toBe('QUERUB');
  expect(of('QUERUBES')?.slice(0, 3)).toEqual(['valid', 'invalid', 'invalid']);
  expect(of('QUERUBS')?.slice(0, 3)).toEqual(['invalid', 'valid', 'valid']);
});

test('forms that no board can hold are counted', () => {
  const { members, unplayable } = familyOf(['fise-2003'], articleOf('otorrinolaringología. f.'));
  expect([members.length, unplayable > 0]).toEqual([0, true]);
});
