// What a run is to do: the cases that were asked for, what each rests on, and what is known to fail.
import { type Case, readFeatures, type Scenario } from '../../corpus/features.ts';
import { CorpusError } from '../../corpus/problem.ts';
import { casesAsked } from '../filters.ts';
import { readKnownFailures } from '../known-failures.ts';
import { type ChosenReading, chosenReading, readInterpretations, restsOnIn } from '../readings.ts';
import { UsageError } from '../usage.ts';
import type { CertifyCall } from './call.ts';

export interface Plan {
  readonly asked: readonly Case[];
  readonly scenarioOf: (c: Pick<Case, 'scenario'>) => Scenario | undefined;
  /** Everything is asked for, as it is adopted. */
  readonly complete: boolean;
  readonly restsOn: (c: Pick<Case, 'scenario' | 'edition'>) => readonly string[];
  readonly readings: readonly ChosenReading[];
  readonly known: ReadonlySet<string> | undefined;
}

export const planOf = ({ values, filters }: CertifyCall): Plan => {
  const { scenarios, problems } = readFeatures();
  if (problems.length > 0) throw new CorpusError(problems);
  const cases = scenarios.flatMap((s) => s.cases);
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
    scenarioOf: ({ scenario }) => byId.get(scenario),
    complete: asked.length === cases.length,
    restsOn: restsOnIn(interpretations),
    readings: (values.reading ?? []).map((written) => chosenReading(written, interpretations)),
    known: readKnownFailures(
      values['known-failures'],
      cases.map((c) => c.id),
      values.update === true,
    ),
  };
};
