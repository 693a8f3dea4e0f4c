// An interpretation is true and executable: it names the value the edition has, and another reading is noticed.

import type { Case } from '../../corpus/features.ts';
import type { Interpretation } from '../../corpus/interpretation.ts';
import { problem } from '../../corpus/problem.ts';
import {
  editions,
  PARAMETERS,
  type ParameterName,
  withValues,
} from '../../reference-impl/src/index.ts';
import type { Check } from '../check.ts';
import { hunt } from '../mutants/hunt.ts';
import { type Mutant, mutantValues } from '../mutants/mutants.ts';
import { playAll } from '../played.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const interpretationsHold: Check = {
  name: 'interpretations hold',
  atLeast: 10,
  run: async ({ interpretations, clauses, scenarios }) => {
    const ids = new Set(clauses.map((c) => c.id));
    const byId = new Map(scenarios.map((s) => [s.id, s]));
    const problems = await Promise.all(
      interpretations.map(async (i) => {
        const found = (what: string, expected: string) =>
          problem(i.file, undefined, what, expected);
        if (!(i.parameter in PARAMETERS))
          return [
            found(
              `unknown parameter "${i.parameter}"`,
              'a name of reference-impl/src/game/parameters.ts',
            ),
          ];
        const missing = [
          ...i.clauses
            .filter((c) => !ids.has(c))
            .map((c) => found(`unknown clause ${c}`, 'a clause that exists')),
          ...i.scenarios
            .filter((s) => !byId.has(s))
            .map((s) => found(`unknown scenario ${s}`, 'a scenario that exists')),
        ];
        if (missing.length > 0) return missing;
        const played = await playAll(i.scenarios.flatMap((s) => byId.get(s)?.cases ?? []));
        const cases = played.map(({ of }) => of);
        return readingProblems(i, cases, found);
      }),
    );
    return { looked: interpretations.length, problems: problems.flat() };
  },
};

const readingProblems = async (
  { parameter: name, readings, editions: ids }: Interpretation,
  cases: readonly Case[],
  found: (what: string, expected: string) => ReturnType<typeof problem>,
) => {
  const parameter = name as ParameterName;
  const problems: ReturnType<typeof problem>[] = [];
  for (const id of ids) {
    const rule = editions[id].rules[parameter];
    for (const { value, adopted } of readings) {
      if (adopted) {
        if (!same(rule?.value, value)) {
          problems.push(
            found(
              `${id} has ${parameter} = ${JSON.stringify(rule?.value)}`,
              `the adopted reading ${JSON.stringify(value)}`,
            ),
          );
        }
      } else if (!mutantValues(parameter, rule?.value).some((v) => same(v, value))) {
        problems.push(
          found(
            `${JSON.stringify(value)} is no other value of ${parameter}`,
            mutantValues(parameter, rule?.value)
              .map((v) => JSON.stringify(v))
              .join(', '),
          ),
        );
      } else {
        const mutant: Mutant = {
          edition: id,
          parameter,
          clauses: cases.flatMap((c) => [...c.clauses, ...c.inherited]),
          original: rule?.value,
          value,
          altered: withValues(editions[id], { [parameter]: value }),
        };
        const { caughtBy } = await hunt(mutant, cases);
        if (!caughtBy)
          problems.push(
            found(
              `no scenario tells ${JSON.stringify(value)} from the adopted reading in ${id}`,
              'a scenario of the list that fails under it',
            ),
          );
      }
    }
  }
  return problems;
};
