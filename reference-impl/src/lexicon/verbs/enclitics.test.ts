// What is a form with pronouns shows where a regulation bars none of them.
import { expect, test } from 'vitest';
import { articleOf } from '../../../../steps/language/article/article.ts';
import { spelt } from '../../../../steps/language/notation.ts';
import { editions } from '../../editions/index.ts';
import { withReadings } from '../../kernel/readings.ts';
import { judge } from '../judge.ts';

const free = withReadings(editions['fise-2009'], { enclitics: { pronouns: [] } });
const verdictOf = (article: string, word: string, edition = free): string | undefined =>
  judge(edition, [articleOf(article)], [spelt(word)])[0]?.verdict;

// biome-ignore format: one word a line
const FORMS: readonly (readonly [article: string, word: string, verdict: string])[] = [
  ['comer. tr.', 'cometela', 'valid'],
  ['comer. tr.', 'comelas', 'valid'],
  ['comer. tr.', 'comerlas', 'valid'],
  ['amar. tr.', 'amaos', 'valid'],
  ['amar. tr.', 'amarse', 'invalid'],
  ['boxear. intr.', 'boxeados', 'invalid'],
  ['boxear. intr.', 'boxeadolo', 'invalid'],
  ['dignarse. prnl.', 'dignarle', 'valid'],
  ['dignarse. prnl.', 'dignose', 'invalid'],
  ['dignarse. prnl.', 'dignanos', 'invalid'],
  ['dignarse. prnl.', 'dignamonos', 'invalid'],
  ['dignarse. prnl.', 'dignalo', 'valid'],
  ['colidir. tr. ant.', 'colidirlo', 'valid'],
  ['colidir. tr. ant.', 'colididlo', 'invalid'],
  ['cantar. tr. [sin paradigma]', 'cantadlo', 'undetermined'],
];

test.each(FORMS)('«%s», %s: %s', (article, word, verdict) => {
  expect(verdictOf(article, word)).toBe(verdict);
});

test('the way goes through the form without pronouns', () => {
  const [found] = judge(free, [articleOf('amar. tr.')], [spelt('amaos')]);
  expect(found?.derivation?.steps.map(({ op, form }) => [op, form.join('')])).toEqual([
    ['listed', 'AMAR'],
    ['conjugated', 'AMAD'],
    ['enclitic', 'AMAOS'],
  ]);
});

test('every pronoun is barred by itself', () => {
  for (const word of ['amarme', 'amarte', 'amarlo', 'amarla', 'amarle', 'amarlos', 'amarlas'])
    expect(verdictOf('amar. tr.', word, editions['fise-2009'])).toBe('invalid');
});
