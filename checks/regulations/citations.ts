// What the reference implementation cites exists: the grounds of its parameters and the because of its outcomes.

import { normId } from '../../corpus/ladder.ts';
import { problem } from '../../corpus/problem.ts';
import { clauseCited, editions, entriesOf, PARAMETERS } from '../../reference-impl/src/index.ts';
import type { Check } from '../check.ts';
import { playAll } from '../played.ts';
import { allAlterations } from '../proof/alterations.ts';

export const parametersCite: Check = {
  name: 'grounds of parameters',
  atLeast: 300,
  run: ({ clauses }) => {
    const ids = new Set<string>(clauses.map((c) => c.id));
    const cited = Object.values(editions).flatMap((e) =>
      entriesOf(e, PARAMETERS).flatMap(({ path, said }) =>
        (said?.because ?? []).map((clause) => ({ where: `${e.id} ${path}`, clause })),
      ),
    );
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
    for (const { of: c, subject } of await playAll(scenarios.flatMap((s) => s.cases))) {
      for (const { what, kind, because, silent } of subject.decided()) {
        looked += 1;
        // A silence that no clause comes near has nothing to cite.
        const groundless = because.length === 0 && !silent;
        const unknown = because.filter((id) => !ids.has(id));
        if (groundless || unknown.length > 0) {
          problems.push(
            problem(
              c.uri,
              { line: c.line, column: 1 },
              `${c.id}: ${what}, ${kind}, cites ${unknown.join(', ') || 'nothing'}`,
              'clauses that exist',
            ),
          );
        }
      }
    }
    return { looked, problems };
  },
};

/** Norms that alterations say they break are listed by their clause, and no alteration breaks two of one clause. */
export const normsCited: Check = {
  name: 'norms cited',
  atLeast: 300,
  run: ({ clauses }) => {
    const known = new Set(clauses.flatMap((c) => (c.norms ?? []).map((norm) => normId(c, norm))));
    const alterations = allAlterations();
    const wrong = alterations.flatMap(({ edition, name, norms }) => [
      ...norms
        .filter((norm) => !known.has(norm))
        .map(
          (norm) => [`${edition} ${name} breaks ${norm}`, 'a norm that its clause lists'] as const,
        ),
      ...[...Map.groupBy(norms, clauseCited)]
        .filter(([, own]) => own.length > 1)
        .map(
          ([clause, own]) =>
            [`${edition} ${name} breaks ${own.length} norms of ${clause}`, 'one'] as const,
        ),
    ]);
    return {
      looked: alterations.reduce((total, { norms }) => total + norms.length, 0),
      problems: wrong.map(([found, expected]) =>
        problem('reference-impl/src/editions/, checks/violations/', undefined, found, expected),
      ),
    };
  },
};
