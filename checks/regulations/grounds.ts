// Right for the right reason: what the reference decides in a case rests on a clause of that case, and every clause
// that gives a parameter its value is the reason of something. `node checks/grounds.ts` lists what is not so yet.
import { readFileSync } from 'node:fs';
import type { Case } from '../../corpus/features.ts';
import { root } from '../../corpus/files.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import { editions, entriesOf, PARAMETERS, valueSaid } from '../../reference-impl/src/index.ts';
import { againstCeiling } from '../ceiling.ts';
import type { Check } from '../check.ts';
import { type Played, playAll } from '../played.ts';

const FILE = 'checks/data/grounds-ceiling.json';
const SHOWN = 20;

/** A case whose outcome under test cites clauses that are not its own. */
export interface Groundless {
  readonly of: Case;
  readonly what: string;
  readonly cited: readonly string[];
}

const clausesOf = ({ clauses, inherited }: Case): string[] => [...clauses, ...inherited];

export const groundless = (played: readonly Played[]): Groundless[] =>
  played.flatMap(({ of, subject }) => {
    const cited = subject.cited();
    const last = subject.decided().at(-1);
    // A silence is stated by what is not there: no clause can be its ground.
    if (!cited || !last) return [];
    const own = clausesOf(of);
    if (cited.some((id) => own.includes(id))) return [];
    return [{ of, what: `${last.what}, ${last.kind}`, cited }];
  });

/** Clauses that give some parameter its value and that no outcome of any case cites. */
export const uncited = (played: readonly Played[]): string[] => {
  const cited = new Set<string>(
    played.flatMap(({ subject }) => subject.decided().flatMap((d) => d.because)),
  );
  const grounds = new Set<string>(
    Object.values(editions).flatMap((e) =>
      entriesOf(e, PARAMETERS).flatMap(({ said }) =>
        said && valueSaid(said) !== undefined ? said.because : [],
      ),
    ),
  );
  return [...grounds].filter((id) => !cited.has(id));
};

/** Outcomes that cite a clause twice. */
export const citedTwice = (played: readonly Played[]): Problem[] =>
  played.flatMap(({ of, subject }) =>
    subject.decided().flatMap(({ what, because }) => {
      const twice = because.filter((id, at) => because.indexOf(id) !== at);
      if (twice.length === 0) return [];
      const found = `${of.id}: ${what} cites ${twice.join(', ')} twice`;
      return [problem(of.uri, { line: of.line, column: 1 }, found, 'each clause once')];
    }),
  );

const groundlessProblem = ({ of, what, cited }: Groundless): Problem =>
  problem(
    of.uri,
    { line: of.line, column: 1 },
    `${of.id}: ${what}, cites ${cited.join(', ') || 'nothing'}`,
    `one of ${clausesOf(of).join(', ')}`,
  );

const uncitedProblem = (id: string): Problem =>
  problem('reference-impl/src/editions/', undefined, `no outcome cites ${id}`, 'a case it decides');

export const groundsOfCases: Check = {
  name: 'grounds of the case',
  atLeast: 300,
  run: async ({ scenarios }) => {
    const cases = scenarios.flatMap((s) => s.cases);
    const played = await playAll(cases);
    const ceiling = JSON.parse(readFileSync(`${root}${FILE}`, 'utf8')) as Record<string, number>;
    const counts = {
      'cases whose outcome cites no clause of the case': groundless(played).map(groundlessProblem),
      'clauses that ground a parameter and that nothing cites': uncited(played).map(uncitedProblem),
      'outcomes that cite a clause twice': citedTwice(played),
    };
    const left = Object.values(counts).flat().length;
    return {
      looked: played.length,
      ...(left > 0
        ? { note: `${left} still to be mended: node checks/grounds.ts lists them` }
        : {}),
      problems: Object.entries(counts).flatMap(([what, offenders]) => {
        const allowed = ceiling[what] ?? 0;
        const shown = offenders.length > allowed ? offenders.slice(0, SHOWN) : [];
        const remedy = 'node checks/grounds.ts lists them all';
        // Fewer because some cases do not hold is no progress.
        if (played.length < cases.length && offenders.length < allowed) return [];
        return [...shown, ...againstCeiling(FILE, what, offenders.length, allowed, remedy)];
      }),
    };
  },
};
