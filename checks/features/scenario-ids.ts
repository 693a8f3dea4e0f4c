// A scenario id is given once and never again.
import { problem } from '../../corpus/problem.ts';
import { freeIds, RETIRED_FILE, retiredIds } from '../../corpus/scenario-ids.ts';
import { type Check, eachOf } from '../check.ts';

export const scenarioIds: Check = {
  name: 'scenario ids',
  atLeast: 20,
  run: ({ scenarios }) => {
    const first = new Map<string, string>();
    const retired = retiredIds();
    const next = freeIds(scenarios.map((s) => s.id));
    return eachOf(scenarios, (s) => {
      const before = first.get(s.id) ?? (retired.has(s.id) ? RETIRED_FILE : undefined);
      first.set(s.id, before ?? `${s.uri}:${s.place.line}`);
      if (before === undefined) return [];
      const expected = `an id of its own; the next free one is @${next()}`;
      return [problem(s.uri, s.place, `@${s.id} is already at ${before}`, expected)];
    });
  },
};
