// A scenario id is given once and never again.
import { problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

export const scenarioIds: Check = {
  name: 'scenario ids',
  atLeast: 20,
  run: ({ scenarios }) => {
    const first = new Map<string, string>();
    const highest = Math.max(...scenarios.map((s) => Number(s.id.slice(4))));
    return eachOf(scenarios, (s) => {
      const before = first.get(s.id);
      first.set(s.id, before ?? `${s.uri}:${s.place.line}`);
      return before
        ? [
            problem(
              s.uri,
              s.place,
              `@${s.id} is already at ${before}`,
              `an id of its own, such as @esc-${String(highest + 1).padStart(4, '0')}`,
            ),
          ]
        : [];
    });
  },
};
