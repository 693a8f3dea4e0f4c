// The gate of coverage. In the profiles that the reference claims every clause is proved or reasoned away, but for those
// still under the ceiling; what is open elsewhere may only go down.
import { readFileSync } from 'node:fs';
import { EDITIONS } from '../../corpus/editions.ts';
import type { Rung } from '../../corpus/ladder.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import type { Profile } from '../../protocol/generated/types.ts';
import { CLAIMED } from '../../reference-impl/adapter/handler.ts';
import { againstCeiling } from '../ceiling.ts';
import type { Check } from '../check.ts';
import { ladderOf, type OnLadder } from '../proof/ladder.ts';

/** Claimed already, so that what is written of them is run, and not yet whole. */
const BEING_WRITTEN: readonly Profile[] = ['lexico-reglas', 'torneo'];
const FINISHED = CLAIMED.filter((profile) => !BEING_WRITTEN.includes(profile));

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
    const claimed = clauses.filter(({ clause }) => FINISHED.includes(clause.profile));
    const unproved = claimed
      .filter(({ rung, by, norms }) => {
        // What is proved but for some of its norms is counted with the norms.
        const lacksNorms = norms.length > 0 && by.alterations.length > 0;
        return (rung === 'open' || rung === 'stated') && !lacksNorms;
      })
      .map(({ clause }) => clause);
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
    const problems = [...finished, ...ceiling, ...unprovedNorms(claimed, ceilings)];
    return { looked: clauses.length, problems };
  },
};

const unprovedNorms = (
  claimed: readonly OnLadder[],
  ceilings: Readonly<Record<string, number>>,
): Problem[] => {
  const left = claimed.flatMap(({ clause, norms }) =>
    norms
      .filter(({ rung }) => rung === 'stated' || rung === 'open')
      .map(({ id }) => ({ clause, id })),
  );
  const allowed = ceilings['norms of finished profiles'] ?? 0;
  const shown = left.length > allowed ? left : [];
  return [
    ...shown.map(({ clause: { file, line, id }, id: norm }) =>
      problem(
        file,
        { line, column: 1 },
        `norm ${id}#${norm} is not proved`,
        `an alteration that cites ${id}#${norm} and that a scenario tagged @${id} notices, or a "reason" on the norm`,
      ),
    ),
    ...againstCeiling(
      FILE,
      'norms of finished profiles that are not proved',
      left.length,
      allowed,
      'npm run coverage -- <profile> lists them',
    ),
  ];
};
