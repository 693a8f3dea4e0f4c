// The answers of the exam: enough of them, each but one proved wrong, none that could be right in another sense.
import { describe, expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { numbersNear } from '../data/exam/numbers.ts';
import { areCompatible, mayBothHold } from '../data/exam/overlaps.ts';
import { isWrong } from '../data/exam/proof.ts';
import { examOf } from '../data/exam.ts';

const { scenarios } = readFeatures();
const exam = examOf(scenarios);
const caseOf = new Map(
  scenarios.flatMap(({ cases, steps }) => {
    const from = steps.findIndex(({ keyword }) => keyword === 'Entonces');
    return cases.map((of) => [of.id, of.steps.slice(0, from)] as const);
  }),
);

test('nine questions in ten have three or four answers', () => {
  const few = exam.filter(({ wrong }) => wrong.length === 1);
  expect(few.length).toBeLessThan(exam.length / 10);
  expect(Math.max(...exam.map(({ wrong }) => wrong.length))).toBe(3);
});

test('what is right is never told wrong, and what is wrong always is', () => {
  for (const { id, right, wrong } of exam) {
    const told = caseOf.get(id) ?? [];
    const isToldWrong = (says: readonly { readonly es: string }[]) =>
      isWrong(
        told,
        says.map(({ es }) => es),
      );
    expect(isToldWrong(right), id).toBe(false);
    expect(
      wrong.filter(({ says }) => !isToldWrong(says)),
      id,
    ).toEqual([]);
  }
});

test('no wrong answer may hold together with the right one', () => {
  const both = exam.filter(({ right, wrong }) =>
    wrong.some(({ says }) =>
      areCompatible(
        right.map(({ es }) => es),
        says.map(({ es }) => es),
      ),
    ),
  );
  expect(both.map(({ id }) => id)).toEqual([]);
});

test('no two refusals differ in their ground alone', () => {
  for (const { id, right, wrong } of exam) {
    const said = [right, ...wrong.map(({ says }) => says)].map((lines) =>
      lines.map(({ es }) => es.replace(/ se rechaza.*/, ' se rechaza')).join('\n'),
    );
    expect(new Set(said).size, id).toBe(said.length);
  }
});

describe('what comes next to a thing', () => {
  test('numbers are near, in their own grain, and the right one is not always in the middle', () => {
    expect(numbersNear('7', 0)).toEqual(['8', '9', '10']);
    expect(numbersNear('7', 3)).toEqual(['6', '5', '4']);
    expect(numbersNear('280', 1)).toEqual(['270', '290', '300']);
    expect(numbersNear('285', 1)).toEqual(['280', '290', '295']);
    expect(numbersNear('720', 0)).toEqual(['780', '840', '900']);
  });

  test('there are no fewer than none, unless it was less already', () => {
    expect(numbersNear('0', 3)).toEqual(['1', '2']);
    expect(numbersNear('-25', 1)).toEqual(['-30', '-20', '-15']);
  });

  test('to demand is to allow, and what is allowed is no offence', () => {
    expect(mayBothHold('exige expulsar', 'permite apercibir y expulsar')).toBe(true);
    expect(mayBothHold('está permitido', 'no es una falta')).toBe(true);
    expect(mayBothHold('exige expulsar', 'no lleva nada aparejado')).toBe(false);
  });

  test('what nobody can tell proves nothing', () => {
    expect(isWrong(['una partida en curso'], ['vale OLAS'])).toBe(false);
  });
});
