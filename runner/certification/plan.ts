// What a run is to do: the cases that were asked for, what each rests on, and what is known to fail.
import { type Challenged, challengedCases, withoutChallenged } from '../../corpus/challenged.ts';
import { type Case, readFeatures, type Scenario } from '../../corpus/features.ts';
import { CorpusError } from '../../corpus/problem.ts';
import { casesAsked } from '../filters.ts';
import { readKnownFailures } from '../known-failures.ts';
import { type ChosenReading, chosenReading, readInterpretations, restsOnIn } from '../readings.ts';
import { UsageError } from '../usage.ts';
import type { CertifyCall } from './call.ts';
import { ownFeatures } from './own-features.ts';

export interface Plan {
  readonly asked: readonly Case[];
  /** Cases that are not asked, whoever is examined. */
  readonly challenged: readonly Challenged[];
  readonly scenarioOf: (c: Pick<Case, 'scenario'>) => Scenario | undefined;
  /** Everything is asked for, as it is adopted. */
  readonly complete: boolean;
  readonly restsOn: (c: Pick<Case, 'scenario' | 'edition'>) => readonly string[];
  readonly readings: readonly ChosenReading[];
  readonly known: ReadonlySet<string> | undefined;
}

/** `listed` is the list of cases under challenge, as its file has it. */
export const planOf = (
  { values, filters }: Pick<CertifyCall, 'values' | 'filters'>,
  listed?: string,
): Plan => {
  const { scenarios, problems } = filters.features ? ownFeatures(filters.features) : readFeatures();
  if (problems.length > 0) throw new CorpusError(problems);
  const all = scenarios.flatMap((s) => s.cases);
  const challenged = filters.features ? [] : challengedCases(all, listed);
  const cases = withoutChallenged(all, challenged);
  checkNamed(filters, cases, challenged);
  const asked = casesAsked(cases, filters);
  if (asked.length === 0)
    throw new UsageError(
      'no case fits these filters',
      'at least one case',
      'no scenario encodes that yet; articulado explain <clause> tells why',
    );
  const interpretations = readInterpretations();
  const byId = new Map(scenarios.map((s) => [s.id, s]));
  return {
    asked,
    challenged,
    scenarioOf: ({ scenario }) => byId.get(scenario),
    complete: asked.length === cases.length && filters.features === undefined,
    restsOn: restsOnIn(interpretations),
    readings: (values.reading ?? []).map((written) => chosenReading(written, interpretations)),
    known: readKnownFailures(
      values['known-failures'],
      all.map((c) => c.id),
      values.update === true,
    ),
  };
};

/** A case that is named and not asked is told why. */
const checkNamed = (
  { scenarios, cases: ids }: CertifyCall['filters'],
  cases: readonly Case[],
  challenged: readonly Challenged[],
): void => {
  for (const named of [...scenarios, ...ids]) {
    const isOf = (id: string): boolean => id === named || id.startsWith(`${named}/`);
    const found = challenged.find((c) => isOf(c.case));
    if (found && !cases.some((c) => isOf(c.id)))
      throw new UsageError(
        `${found.case} is under challenge #${found.challenge}: ${found.why}`,
        'a case that is asked',
        'it counts again when the challenge is settled; docs/CHALLENGES.md',
      );
  }
};
