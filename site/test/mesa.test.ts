// The arbiter's assistant: every path of every situation, under every regulation, against the rules.
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../corpus/corpus.ts';
import type { EditionId } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { ruled, waysToAnswer } from '../data/mesa/build.ts';
import { hear } from '../data/mesa/heard.ts';
import type { Facts, Situation } from '../data/mesa/model.ts';
import { proofsIn } from '../data/mesa/proof.ts';
import { decisionOn, toldOf } from '../data/mesa/ruling.ts';
import { GROUPS } from '../data/mesa/situations/index.ts';
import { addressOf, toldIn } from '../src/mesa/address.ts';
import { decide, likeness } from '../src/mesa/deciding.ts';
import { inLanguage } from '../src/mesa/in-language.ts';
import type { Text } from '../src/model.ts';

const corpus = readCorpus();
const proofs = proofsIn(corpus.scenarios);
const clauses = new Set(corpus.articles.flatMap((one) => one.clauses.map(({ id }) => id)));
const topics = new Set(corpus.topics.map(({ slug }) => slug));
const cases = GROUPS.flatMap((group) => group.cases);
const situations = new Map(cases.map((one) => [one.slug, ruled(one, proofs, [])]));
const situation = (slug: string) => situations.get(slug) as Situation<Text>;

/** Every way to answer that agrees with what is known. */
const completions = (questions: Situation<Text>['questions'], known: Facts = {}) =>
  waysToAnswer(questions).filter((facts) =>
    Object.entries(known).every(([id, answer]) => facts[id] === answer),
  );

/** All that may be told, answer by answer, until there is a ruling; with the questions asked on the way. */
const paths = (one: Situation<Text>, edition: EditionId, known: Facts = {}): Facts[] => {
  const { next } = decide(one, edition, known);
  if (!next) return [known];
  return next.answers.flatMap(({ id }) => paths(one, edition, { ...known, [next.id]: id }));
};

const isPossible = (one: Situation<Text>, edition: EditionId, known: Facts): boolean =>
  completions(one.questions, known).some((facts) => ruledAt(one, edition, facts) !== undefined);

const ruledAt = (one: Situation<Text>, edition: EditionId, facts: Facts) => {
  const at = completions(one.questions).findIndex((each) =>
    one.questions.every(({ id }) => each[id] === facts[id]),
  );
  return one.rulings[one.byEdition[edition][at] ?? -1];
};

describe.each(cases)('$slug', (one) => {
  const built = situation(one.slug);

  test.each(EDITIONS)('under %s every ruling is what the rules make of the case', (edition) => {
    let looked = 0;
    for (const facts of completions(one.questions)) {
      const told = toldOf(one, edition, facts);
      const ruling = ruledAt(built, edition, facts);
      expect(told === undefined).toBe(ruling === undefined);
      if (!told || !ruling) continue;
      const decision = decisionOn(one, hear(told), facts);
      expect(ruling, JSON.stringify(facts)).toMatchObject(decision);
      looked++;
    }
    expect(looked).toBeGreaterThan(0);
  });

  test.each(EDITIONS)(
    'under %s every path leads to the ruling of all it may stand for',
    (edition) => {
      const all = paths(built, edition).filter((known) => isPossible(built, edition, known));
      expect(all.length).toBeGreaterThan(0);
      for (const known of all) {
        const { ruling, facts, assumptions } = decide(built, edition, known);
        expect(ruling, JSON.stringify(known)).toBeDefined();
        if (!ruling) continue;
        const settled = Object.fromEntries(assumptions.map(({ id }) => [id, facts[id] ?? '']));
        for (const possible of completions(built.questions, { ...known, ...settled })) {
          const other = ruledAt(built, edition, possible);
          if (other) expect(likeness(other), JSON.stringify(possible)).toBe(likeness(ruling));
        }
      }
    },
  );

  test.each(EDITIONS)('under %s the common path takes three taps at most', (edition) => {
    for (const known of paths(built, edition))
      expect(Object.keys(known).length, JSON.stringify(known)).toBeLessThanOrEqual(2);
  });

  test('no question is asked whose answers all bring the same', () => {
    for (const edition of EDITIONS)
      for (const known of paths(built, edition))
        for (const [asked, id] of Object.keys(known).entries()) {
          const before = Object.fromEntries(Object.entries(known).slice(0, asked));
          const rulings = completions(built.questions, before)
            .flatMap((facts) => ruledAt(built, edition, facts) ?? [])
            .map(likeness);
          expect(new Set(rulings).size, `${edition} ${id}`).toBeGreaterThan(1);
        }
  });

  test('every ruling tells what to do in both languages, in sentences, and what it rests on', () => {
    expect(built.rulings.length).toBeGreaterThan(1);
    for (const { kind, doing, because } of built.rulings) {
      expect(doing.length, JSON.stringify(because)).toBeGreaterThan(0);
      for (const { es, en } of doing)
        for (const sentence of [es, en]) expect(sentence).toMatch(/^[\p{Lu}\d¿].*[.?]$/u);
      if (kind !== 'unregulated') expect(because.length, doing[0]?.es).toBeGreaterThan(0);
      for (const clause of because) expect(clauses.has(clause), clause).toBe(true);
    }
    expect(topics.has(one.topic), one.topic).toBe(true);
  });

  test('whatever is not admitted has a sentence of its own', () => {
    for (const edition of EDITIONS)
      for (const facts of completions(one.questions)) {
        const told = toldOf(one, edition, facts);
        const outcome = told && hear(told).outcome;
        if (outcome?.kind === 'refused')
          expect(Object.keys(one.refused ?? {}), JSON.stringify(facts)).toContain(outcome.reason);
      }
  });

  test('each assumption and each question matters somewhere', () => {
    for (const { id } of built.questions) {
      const matters = EDITIONS.some((edition) =>
        completions(built.questions.filter((other) => other.id !== id)).some((rest) => {
          const found = completions(built.questions, rest).flatMap(
            (facts) => ruledAt(built, edition, facts) ?? [],
          );
          return new Set(found.map(likeness)).size > 1;
        }),
      );
      expect(matters, id).toBe(true);
    }
  });
});

test('nearly every ruling that the text gives is shown by a scenario of its own clauses', () => {
  const known = new Map(corpus.scenarios.map((one) => [one.id, one]));
  const given = cases.flatMap(({ slug }) =>
    situation(slug).rulings.filter(({ kind }) => kind !== 'unregulated'),
  );
  const shown = given.filter(({ scenario }) => scenario !== undefined);
  for (const { scenario = '', because } of shown) {
    const tagged =
      known.get(scenario)?.cases.flatMap((one) => [...one.clauses, ...one.inherited]) ?? [];
    expect(
      tagged.some((clause) => because.includes(clause)),
      scenario,
    ).toBe(true);
  }
  expect(shown.length / given.length).toBeGreaterThan(0.97);
});

test('who drew eight tiles and saw them under FISE 2009: three answers and the numbers', () => {
  const { ruling, next } = decide(situation('fichas-de-mas'), 'fise-2009', {
    donde: 'vistas',
    dice: 'Ana',
  });
  expect(next).toBeUndefined();
  expect(ruling?.doing.map(({ es }) => es)).toEqual([
    'El rival mira 3 fichas de todo el atril.',
    'El rival devuelve 1 ficha a la bolsa, la que elija.',
  ]);
});

test('what was told comes back from its address, and nothing else does', () => {
  const all = inLanguage([situation('fichas-de-mas')], 'es') as readonly Situation<string>[];
  const told = { situation: all[0], edition: 'ajs-2024', known: { donde: 'vistas' } } as const;
  expect(toldIn(addressOf(told), all)).toEqual(told);
  expect(toldIn('?caso=%3Cimg%3E&reglamento=x&donde=%3Cb%3E', all)).toEqual({
    situation: undefined,
    edition: undefined,
    known: {},
  });
});
