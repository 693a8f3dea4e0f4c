// What the reference implementation cites exists: the grounds of its parameters and the because of its outcomes.
import { problem } from '../../corpus/problem.ts';
import { editions } from '../../reference-impl/src/index.ts';
import type { Check } from '../check.ts';
import { playAll } from '../played.ts';

export const parametersCite: Check = {
  name: 'grounds of parameters',
  atLeast: 300,
  run: ({ clauses }) => {
    const ids = new Set<string>(clauses.map((c) => c.id));
    const cited = Object.values(editions).flatMap((e) => [
      ...Object.entries(e.rules).flatMap(([name, rule]) =>
        rule.clauses.map((clause) => ({ where: `${e.id} ${name}`, clause })),
      ),
      ...Object.entries(e.articles).map(([name, clause]) => ({
        where: `${e.id} articles.${name}`,
        clause,
      })),
    ]);
    return {
      looked: cited.length,
      problems: cited
        .filter(({ clause }) => !ids.has(clause))
        .map(({ where, clause }) =>
          problem(
            'reference-impl/src/editions/',
            undefined,
            `${where} cites ${clause}`,
            'a clause that exists',
          ),
        ),
    };
  },
};

export const outcomesCite: Check = {
  name: 'outcomes cite clauses',
  atLeast: 300,
  run: async ({ clauses, scenarios }) => {
    const ids = new Set(clauses.map((c) => c.id));
    let looked = 0;
    const problems = [];
    for (const { of: c, table, outcomes } of await playAll(scenarios.flatMap((s) => s.cases))) {
      for (const [i, { because, kind }] of outcomes.entries()) {
        looked += 1;
        const silent = because.length === 0 && table.events[i]?.type !== 'wait';
        const unknown = because.filter((id) => !ids.has(id));
        if (silent || unknown.length > 0) {
          problems.push(
            problem(
              c.uri,
              { line: c.line, column: 1 },
              `${c.id}: event ${i + 1} (${table.events[i]?.type}, ${kind}) cites ${unknown.join(', ') || 'nothing'}`,
              'clauses that exist',
            ),
          );
        }
      }
    }
    return { looked, problems };
  },
};
