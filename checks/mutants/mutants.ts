// Mutants: the reference implementation with one parameter of one edition altered.
import {
  type Domain,
  type Edition,
  type EditionId,
  editions,
  PARAMETERS,
  type ParameterName,
  withValues,
} from '../../reference-impl/src/index.ts';

export interface Mutant {
  readonly edition: EditionId;
  readonly parameter: ParameterName;
  /** Clauses that ground the parameter: a case tagged with one of them has to notice. */
  readonly clauses: readonly string[];
  readonly original: unknown;
  readonly value: unknown;
  readonly altered: Edition;
}

const mutantsOf = (edition: Edition): Mutant[] =>
  Object.entries(edition.rules).flatMap(([name, rule]) => {
    const parameter = name as ParameterName;
    return mutantValues(parameter, rule.value).map((value) => ({
      edition: edition.id,
      parameter,
      clauses: rule.clauses,
      original: rule.value,
      value,
      altered: withValues(edition, { [parameter]: value }),
    }));
  });

export const allMutants = (): Mutant[] => Object.values(editions).flatMap(mutantsOf);

export const mutantValues = (parameter: ParameterName, value: unknown): unknown[] =>
  alternatives(PARAMETERS[parameter] as Domain<unknown>, value);

/** Every other choice; one more and one less; a member more or less; a number where there was none. */
const alternatives = (domain: Domain<unknown>, value: unknown): unknown[] => {
  switch (domain.kind) {
    case 'choice':
      return domain.values.filter((v) => v !== value);
    case 'set': {
      const members = value as readonly string[];
      return domain.members.map((m) =>
        members.includes(m) ? members.filter((x) => x !== m) : [...members, m],
      );
    }
    case 'count':
      return typeof value === 'number'
        ? [value + 1, ...(value > 0 ? [value - 1] : [])]
        : [1, 2, 3, 6];
    default:
      return domain satisfies never;
  }
};
