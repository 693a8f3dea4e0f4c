// Every case holds on the reference implementation. Certification says so too, later; here it keeps a case that does
// not hold out of the checks that look at how it was played.
import { problem } from '../../corpus/problem.ts';
import type { Check } from '../check.ts';
import { isDefined, play } from '../played.ts';

export const casesHold: Check = {
  name: 'every case holds',
  atLeast: 100,
  run: async ({ scenarios }) => {
    const cases = scenarios.flatMap((s) => s.cases).filter(isDefined);
    const results = [];
    for (const c of cases) results.push({ c, result: await play(c) });
    return {
      looked: cases.length,
      problems: results.flatMap(({ c, result }) =>
        result instanceof Error
          ? [
              problem(
                c.uri,
                { line: c.line, column: 1 },
                `${c.id} fails on the reference: ${result.message}`,
                'what its steps say',
                `node checks/cases.ts ${c.scenario} prints its steps`,
              ),
            ]
          : [],
      ),
    };
  },
};
