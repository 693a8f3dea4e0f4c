// What the texts call valid or not is judged so by the reference, but for gaps that are counted and may only fall.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EditionId } from '../../protocol/generated/types.ts';
import { editions, judge } from '../../reference-impl/src/index.ts';
import { articleOf } from '../../steps/language/article/article.ts';
import { spelt } from '../../steps/language/notation.ts';
import { type Fact, readFacts } from './facts.ts';

const CEILING = '../data/word-gaps.json';
const FEWEST = 3200;

/** Printed in the texts by mistake; nobody is asked about them, neither as valid nor as invalid. */
const MISPRINTS: Readonly<Partial<Record<EditionId, readonly string[]>>> = {
  'fise-2003': ['unrundais', 'alcaluf'],
  redeletras: ['marevedis'],
  'fise-2009': [
    ...['faraloes', 'ricolshombres', 'etetas', 'texas', 'amayes', 'alarajes', 'antibacaco'],
    ...['frufnu'],
  ],
};

const { facts, leftOut } = readFacts();

const gapsOf = ({ edition, clause, articles, forms }: Fact): string[] => {
  const words = forms.map(({ letters }) => spelt(letters));
  const judged = judge(editions[edition], articles.map(articleOf), words);
  return forms.flatMap(({ letters, valid }, i) => {
    const verdict = judged[i]?.verdict;
    const expected = valid ? 'valid' : 'invalid';
    const of = articles.map((article) => `«${article}»`).join(' ');
    return verdict === expected
      ? []
      : [`${clause} ${of} ${letters.toUpperCase()}: ${verdict}, expected ${expected}`];
  });
};

test('the facts are judged as the text says', () => {
  const ceiling: Partial<Record<EditionId, number>> = JSON.parse(
    readFileSync(new URL(CEILING, import.meta.url), 'utf8'),
  );
  let looked = 0;
  for (const [edition, own] of Map.groupBy(facts, (fact) => fact.edition)) {
    const gaps = own.flatMap(gapsOf);
    const asked = own.flatMap(({ forms }) => forms).length;
    looked += asked;
    console.log(
      [
        `${edition}: ${asked} looked at, ${gaps.length} gaps`,
        ...gaps.map((gap) => `  ${gap}`),
      ].join('\n'),
    );
    expect(gaps.length, `gaps of ${edition} in ${CEILING}`).toBeLessThanOrEqual(
      ceiling[edition] ?? 0,
    );
  }
  for (const { edition, why, forms } of leftOut)
    console.log(`${edition}: ${forms.length} left out, ${why}: ${forms.join(', ')}`);
  expect(looked).toBeGreaterThan(FEWEST);
});

test('no misprint is among them', () => {
  for (const { edition, forms } of facts)
    for (const { letters } of forms) expect(MISPRINTS[edition]).not.toContain(letters);
});
