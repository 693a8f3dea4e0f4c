// The gate of coverage. In the profiles that the reference claims every clause is proved or reasoned away, but for those
// still under the ceiling; what is open elsewhere may only go down.
import { readFileSync } from 'node:fs';
import { EDITIONS } from '../../corpus/editions.ts';
import type { Rung } from '../../corpus/ladder.ts';
import { problem } from '../../corpus/problem.ts';
import { CLAIMED } from '../../reference-impl/adapter/handler.ts';
import { againstCeiling } from '../ceiling.ts';
import type { Check } from '../check.ts';
import { ladderOf } from '../proof/ladder.ts';

const FILE = 'checks/coverage/ceiling.json';

export const coverageGate: Check = {
  name: 'coverage',
  atLeast: 1000,
  run: async (corpus) => {
    const { clauses } = await ladderOf(corpus);
    const on = (...rungs: readonly Rung[]) =>
      clauses.filter(({ rung }) => rungs.includes(rung)).map(({ clause }) => clause);
    const open = on('open');
    const ceilings = JSON.parse(
      readFileSync(new URL('./ceiling.json', import.meta.url), 'utf8'),
    ) as Record<string, number>;
    const unproved = on('open', 'stated').filter((c) => CLAIMED.includes(c.profile));
    const allowed = ceilings['finished profiles'] ?? 0;
    const shown = unproved.length > allowed ? unproved : [];
    const finished = [
      ...shown.map((c) =>
        problem(
          c.file,
          { line: c.line, column: 1 },
          `${c.id} (${c.profile}) is not proved`,
          `an alteration of this clause (a parameter, a violation) that a scenario tagged @${c.id} notices, or a reason in "uncovered"`,
        ),
      ),
      ...againstCeiling(
        FILE,
        'clauses of finished profiles that are not proved',
        unproved.length,
        allowed,
        'npm run coverage -- <profile> lists them',
      ),
    ];
    const ceiling = EDITIONS.flatMap(({ id }) => {
      const found = open.filter((c) => c.edition === id).length;
      const what = `clauses of ${id} without scenario or reason`;
      const remedy = 'write the scenarios; npm run coverage lists what is open';
      return againstCeiling(FILE, what, found, ceilings[id] ?? 0, remedy);
    });
    return { looked: clauses.length, problems: [...finished, ...ceiling] };
  },
};
