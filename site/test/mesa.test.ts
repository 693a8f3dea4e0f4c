// The arbiter's assistant: every path of every situation, under every regulation, against the rules.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { addressOf, toldIn } from '../src/mesa/address.ts';
import { completions, decide } from '../src/mesa/deciding.ts';
import { rulingOn } from '../src/mesa/ruling.ts';
import type { Facts, Situation } from '../src/mesa/situation.ts';
import { SITUATIONS } from '../src/mesa/situations/index.ts';

/** All that may be told, answer by answer, until there is a ruling. */
const paths = (situation: Situation, edition: (typeof EDITIONS)[number], known: Facts): Facts[] => {
  const { next } = decide(situation, edition, known);
  if (!next) return [known];
  return next.answers.flatMap(({ id }) => paths(situation, edition, { ...known, [next.id]: id }));
};

describe.each(SITUATIONS)('$slug', (situation) => {
  test.each(EDITIONS)(
    'under %s every path leads to the ruling of all it may stand for',
    (edition) => {
      const all = paths(situation, edition, {});
      expect(all.length).toBeGreaterThan(0);
      for (const known of all) {
        const { ruling, facts, assumptions } = decide(situation, edition, known);
        expect(ruling, JSON.stringify(known)).toBeDefined();
        const settled = Object.fromEntries(assumptions.map(({ id }) => [id, facts[id] ?? '']));
        for (const possible of completions(situation.questions, { ...known, ...settled })) {
          const other = rulingOn(situation, edition, possible);
          if (other) expect(other.likeness, JSON.stringify(possible)).toBe(ruling?.likeness);
        }
      }
    },
  );

  test('a ruling that has effect tells what to do, in both languages, and cites its clauses', () => {
    const rulings = EDITIONS.flatMap((edition) =>
      completions(situation.questions, {}).flatMap((facts) => {
        const ruling = rulingOn(situation, edition, facts);
        return ruling?.outcome.kind === 'done' ? [{ ruling, facts }] : [];
      }),
    );
    expect(rulings.length).toBeGreaterThan(0);
    for (const { ruling, facts } of rulings) {
      const doing = situation.doing(ruling, facts);
      expect(doing.length, `${ruling.edition} ${JSON.stringify(facts)}`).toBeGreaterThan(0);
      for (const { es, en } of doing) expect([es, en]).not.toContain('');
      expect(ruling.outcome.because?.length).toBeGreaterThan(0);
    }
  });
});

test('who drew eight tiles and saw them under FISE 2009: three answers and the numbers', () => {
  const told = { where: 'seen', who: 'Ana' };
  const situation = SITUATIONS.find(({ slug }) => slug === 'fichas-de-mas') as Situation;
  const { ruling, next, facts } = decide(situation, 'fise-2009', told);
  expect(next).toBeUndefined();
  expect(ruling && situation.doing(ruling, facts).map(({ es }) => es)).toEqual([
    'El rival mira 3 fichas de todo el atril.',
    'El rival devuelve 1 ficha a la bolsa, la que elija.',
  ]);
});

test('what was told comes back from its address, and nothing else does', () => {
  const [situation] = SITUATIONS;
  const told = { situation, edition: 'ajs-2024', known: { where: 'seen' } } as const;
  expect(toldIn(addressOf(told), SITUATIONS)).toEqual(told);
  expect(toldIn('?caso=%3Cimg%3E&reglamento=x&where=%3Cb%3E', SITUATIONS)).toEqual({
    situation: undefined,
    edition: undefined,
    known: {},
  });
});
