// Alterations of the reference, each under one edition: a parameter's other value, or a named violation.
import type { EditionId } from '../../protocol/generated/types.ts';
import { apply, clauseCited, editions, namesNorm } from '../../reference-impl/src/index.ts';
import type { Caller } from '../../steps/kernel/caller.ts';
import { allMutants } from '../mutants/mutants.ts';
import { referenceCaller } from '../reference.ts';
import { VIOLATIONS } from '../violations/index.ts';

export interface Alteration {
  readonly name: string;
  readonly edition: EditionId;
  /** Clauses it breaks: a case tagged with one of them has to notice. */
  readonly clauses: readonly string[];
  /** Norms of these clauses that it breaks, at most one of each clause: what breaks two tells nothing of either. */
  readonly norms: readonly string[];
  readonly caller: () => Caller;
}

const mutants = (): Alteration[] =>
  allMutants().map(({ edition, path, clauses, norms, value, altered }) => ({
    name: `${path} = ${JSON.stringify(value)}`,
    edition,
    clauses,
    norms,
    caller: () => referenceCaller({ [edition]: altered }),
  }));

/** A violation breaks each of its clauses under the edition of that clause. */
const violations = (): Alteration[] =>
  VIOLATIONS.flatMap(({ name, clauses, act }) =>
    [...Map.groupBy(clauses, (clause) => clause.split(':')[0] as EditionId)].map(
      ([edition, own]) => ({
        name,
        edition,
        clauses: own.map(clauseCited),
        norms: own.filter(namesNorm),
        caller: () => referenceCaller(editions, act(apply)),
      }),
    ),
  );

export const allAlterations = (): Alteration[] => [...mutants(), ...violations()];
