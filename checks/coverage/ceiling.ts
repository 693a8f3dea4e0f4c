// The gate of coverage. Profiles that are finished stay finished; what is open elsewhere may only go down.
import { readFileSync } from 'node:fs';
import { coverageOf } from '../../corpus/coverage.ts';
import { EDITIONS } from '../../corpus/editions.ts';
import { problem } from '../../corpus/problem.ts';
import type { Profile } from '../../protocol/generated/types.ts';
import { againstCeiling } from '../ceiling.ts';
import type { Check } from '../check.ts';

/** Profiles of which every clause is encoded or reasoned away. */
const FINISHED: readonly Profile[] = [
  'jugada',
  'impugnacion',
  'final',
  'salida',
  'despliegue',
  'fichas',
  'papeletas',
  'final-arbitrado',
];

const FILE = 'checks/coverage/ceiling.json';

export const coverageGate: Check = {
  name: 'coverage',
  atLeast: 1000,
  run: ({ clauses, scenarios }) => {
    const coverage = coverageOf(clauses, scenarios);
    const open = clauses.filter((c) => coverage.get(c) === 'open');
    const ceilings = JSON.parse(
      readFileSync(new URL('./ceiling.json', import.meta.url), 'utf8'),
    ) as Record<string, number>;
    const finished = open
      .filter((c) => FINISHED.includes(c.profile))
      .map((c) =>
        problem(
          c.file,
          { line: c.line, column: 1 },
          `${c.id} (${c.profile}) has no scenario`,
          `a scenario tagged @${c.id} with a row under ${c.edition}, or a reason in "uncovered"`,
        ),
      );
    const ceiling = EDITIONS.flatMap(({ id }) => {
      const found = open.filter((c) => c.edition === id).length;
      const what = `clauses of ${id} without scenario or reason`;
      const remedy = 'write the scenarios; npm run coverage lists what is open';
      return againstCeiling(FILE, what, found, ceilings[id] ?? 0, remedy);
    });
    return { looked: coverage.size, problems: [...finished, ...ceiling] };
  },
};
