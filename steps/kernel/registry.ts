// Steps are defined once, in Spanish and English, for a subject and by topic. The registry knows nothing of Cucumber,
// so that the checks and the site can read it too; cucumber.ts hands it over for a run.
import type { TermName, TermValue } from '../language/vocabulary.ts';
import type { StepDefinition, StepKind } from './step.ts';
import type { Subject } from './subject.ts';

/** Values of the parameters of an expression, in order: "{jugador} tiene {int} ficha(s)" → [Player, number]. */
export type ParametersOf<E extends string> = E extends `${string}{${infer Name}}${infer Rest}`
  ? [
      Name extends TermName ? TermValue<Name> : Name extends 'int' ? number : never,
      ...ParametersOf<Rest>,
    ]
  : [];

/** Defines a step; the types of the values that its body takes are read out of the Spanish wording. */
export type Define<S extends Subject> = <const E extends string>(
  wording: { readonly es: E; readonly en: string },
  body: (subject: S, ...values: ParametersOf<E>) => void,
) => void;

export interface Topic<S extends Subject> {
  readonly given: Define<S>;
  readonly when: Define<S>;
  /** Not `then`: an object that has a function of that name is taken for a promise. */
  readonly thus: Define<S>;
}

export interface Registry<S extends Subject> {
  readonly subject: string;
  /** A subject of which nothing has been said yet. */
  readonly create: () => S;
  readonly definitions: readonly StepDefinition[];
  readonly topic: (name: string) => Topic<S>;
}

export const registry = <S extends Subject>(subject: string, create: () => S): Registry<S> => {
  const definitions: StepDefinition[] = [];
  const define =
    (topic: string, kind: StepKind): Define<S> =>
    (wording, body) => {
      definitions.push({ subject, topic, kind, wording, body });
    };
  return {
    subject,
    create,
    definitions,
    topic: (name) => ({
      given: define(name, 'given'),
      when: define(name, 'when'),
      thus: define(name, 'then'),
    }),
  };
};
