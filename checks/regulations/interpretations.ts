// An interpretation is true and executable: it names the value the edition has, and another reading is noticed.

import type { Case } from '../../corpus/features.ts';
import type { Interpretation } from '../../corpus/interpretation.ts';
import { problem } from '../../corpus/problem.ts';
import type { EditionId } from '../../protocol/generated/types.ts';
import { editions, entriesOf, PARAMETERS, valueSaid } from '../../reference-impl/src/index.ts';
import type { Check } from '../check.ts';
import { mutantOf, otherReadings } from '../mutants/mutants.ts';
import { playAll } from '../played.ts';
import { notices } from '../proof/prove.ts';
import { referenceCaller } from '../reference.ts';

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
        if (!entryOf(i.editions[0] ?? 'fise-2009', i.parameter))
          return [found(`unknown parameter "${i.parameter}"`, 'a name of docs/PARAMETERS.md')];
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

const entryOf = (id: EditionId, path: string) =>
  entriesOf(editions[id], PARAMETERS).find((entry) => entry.path === path);

const readingProblems = async (
  { parameter, readings, editions: ids }: Interpretation,
  cases: readonly Case[],
  found: (what: string, expected: string) => ReturnType<typeof problem>,
) => {
  const problems: ReturnType<typeof problem>[] = [];
  for (const id of ids) {
    const entry = entryOf(id, parameter);
    if (!entry) continue;
    const said = valueSaid(entry.said) ?? null;
    const others = otherReadings(entry);
    for (const { value, adopted } of readings) {
      const text = JSON.stringify(value);
      if (adopted) {
        if (!same(said, value))
          problems.push(
            found(
              `${id} has ${parameter} = ${JSON.stringify(said)}`,
              `the adopted reading ${text}`,
            ),
          );
      } else if (!others.some((other) => same(other, value))) {
        const known = others.map((other) => JSON.stringify(other)).join(', ');
        problems.push(found(`${text} is no other value of ${parameter}`, known));
      } else {
        const { altered } = mutantOf(editions[id], entry, value);
        const caller = referenceCaller({ [id]: altered });
        const own = cases.filter((c) => c.edition === id);
        const noticed = await Promise.all(own.map((c) => notices(c, caller)));
        if (noticed.every((how) => how === undefined))
          problems.push(
            found(
              `no scenario tells ${text} from the adopted reading in ${id}`,
              'a scenario of the list that fails under it',
            ),
          );
      }
    }
  }
  return problems;
};
