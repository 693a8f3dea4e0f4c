// Steps are defined once, in Spanish and English. The registry knows nothing of Cucumber, so that the checks and
// the site can read it too; steps/cucumber.ts hands it over for a run.
import type { Table } from '../game/table.ts';
import type { TermName, TermValue } from '../language/vocabulary.ts';

export interface Wording {
  readonly es: string;
  readonly en: string;
}

export const STEP_KINDS = ['given', 'when', 'then'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Values of the parameters of an expression, in order: "{jugador} tiene {int} ficha(s)" → [Player, number]. */
export type ParametersOf<E extends string> = E extends `${string}{${infer Name}}${infer Rest}`
  ? [
      Name extends TermName ? TermValue<Name> : Name extends 'int' ? number : never,
      ...ParametersOf<Rest>,
    ]
  : [];

export type StepBody<E extends string> = (table: Table, ...args: ParametersOf<E>) => unknown;

export interface StepDefinition {
  readonly kind: StepKind;
  readonly wording: Wording;
  readonly body: (table: Table, ...args: never[]) => unknown;
}

const definitions: StepDefinition[] = [];

export const stepDefinitions = (): readonly StepDefinition[] => definitions;

const define =
  (kind: StepKind) =>
  <const E extends string>(
    wording: { readonly es: E; readonly en: string },
    body: StepBody<E>,
  ): void => {
    definitions.push({ kind, wording, body: body as StepDefinition['body'] });
  };

export const given = define('given');
export const when = define('when');
// Not `then`: a module that exports a function of that name is taken for a promise when it is imported.
export const thus = define('then');
