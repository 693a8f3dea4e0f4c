// Alterations of the reference, each under one edition: a parameter's other value, or a named violation.
import type { EditionId } from '../../protocol/generated/types.ts';
import type { Engine } from '../../reference-impl/adapter/handler.ts';
import {
  apply,
  applyToTournament,
  clauseCited,
  editions,
  formsOf,
  namesNorm,
} from '../../reference-impl/src/index.ts';
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
  allMutants().map(({ edition, path, clauses, norms, original, value, altered }) => ({
    name: `${path} ${changeIn(original, value)}`,
    edition,
    clauses,
    norms,
    caller: () => referenceCaller({ [edition]: altered }),
  }));

/** The other value; of a list what went and what came, as a whole list says little. */
const changeIn = (original: unknown, value: unknown): string => {
  if (!Array.isArray(original) || !Array.isArray(value)) return `= ${JSON.stringify(value)}`;
  const lost = original.filter((member) => !value.includes(member));
  const come = value.filter((member) => !original.includes(member));
  return [
    ...lost.map((member) => `- ${JSON.stringify(member)}`),
    ...come.map((member) => `+ ${JSON.stringify(member)}`),
  ].join(' ');
};

/** A violation breaks each of its clauses under the edition of that clause. */
const violations = (): Alteration[] =>
  VIOLATIONS.flatMap((violation) =>
    [...Map.groupBy(violation.clauses, (clause) => clause.split(':')[0] as EditionId)].map(
      ([edition, own]) => ({
        name: violation.name,
        edition,
        clauses: own.map(clauseCited),
        norms: own.filter(namesNorm),
        caller: () => referenceCaller(editions, brokenBy(violation)),
      }),
    ),
  );

/** The engine as the careless programmer has written it. */
const brokenBy = (violation: (typeof VIOLATIONS)[number]): Partial<Engine> => {
  if ('act' in violation) return { apply: violation.act(apply) };
  if ('forms' in violation) return { formsOf: violation.forms(formsOf) };
  return { applyToTournament: violation.actInTournament(applyToTournament) };
};

export const allAlterations = (): Alteration[] => [...mutants(), ...violations()];
