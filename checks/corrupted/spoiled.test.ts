// An implementation that is right in all but one field of the state is found out, whichever the field, in every profile
// of every edition.
import { expect, test } from 'vitest';
import { readFeatures } from '../../corpus/features.ts';
import { lotsOf } from '../mutants/logic/sample.ts';
import { corrupt, fieldsOf, valuesIn } from './corrupt.ts';
import { type Answered, answered, fails } from './judge.ts';

const all = readFeatures().scenarios.flatMap((s) => s.cases.map(answered));
const known = valuesIn(all.map(({ answer }) => answer));
const lots = lotsOf(1);

/** An empty list of what has parts of its own cannot be altered. */
const spoil = (field: string, one: Answered): unknown =>
  fieldsOf(one.answer).includes(field)
    ? corrupt(one.answer, known, lots, field)?.answer
    : undefined;

const fields = new Set(all.flatMap(({ answer }) => fieldsOf(answer)));
const ofState = [...fields].filter((field) => field.startsWith('state.'));

test('the state has fields to spoil', () => {
  expect(ofState.length).toBeGreaterThan(11);
});

test.each(ofState)('%s spoiled is found out', (field) => {
  const groups = Map.groupBy(all, ({ of }) => `${of.edition} ${of.profile}`);
  const unfound = [...groups].flatMap(([group, cases]) => {
    let altered = 0;
    for (const one of cases) {
      const answer = spoil(field, one);
      if (answer === undefined) continue;
      if (fails(one, answer)) return [];
      altered += 1;
    }
    return altered > 0 ? [`${group}: ${altered} answers`] : [];
  });
  expect(unfound).toEqual([]);
});
