// Finds the definition of a step and its arguments; says a step in Spanish and in English.
import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import { terms } from '../language/vocabulary.ts';
import { stepDefinitions } from '../subjects.ts';
import { type MatchedStep, parametersIn, type StepDefinition, type Wording } from './step.ts';

type Language = keyof Wording;

const termsByName = new Map(terms.map((term) => [term.name, term]));

const parameterTypes = (language: Language): ParameterTypeRegistry => {
  const types = new ParameterTypeRegistry();
  for (const { name, en, regexp, parse } of terms) {
    types.defineParameterType(
      new ParameterType(
        language === 'es' ? name : en,
        regexp[language],
        null,
        (text: string) => parse(text),
        false,
        false,
      ),
    );
  }
  return types;
};

interface Expression {
  readonly definition: StepDefinition;
  /** A piece of text without which it cannot match: looked for first, as that is much faster than to try it. */
  readonly anchor: string;
  readonly regexp: RegExp;
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** Terms have no groups of their own, so that the n-th group of the expression is its n-th parameter. */
const expressionsOf = (language: Language): Expression[] => {
  const types = parameterTypes(language);
  return stepDefinitions().map((definition) => ({
    definition,
    anchor: anchorOf(definition.wording[language]),
    regexp: new CucumberExpression(definition.wording[language], types).regexp,
    parsers: parametersIn(definition.wording.es).map(
      (name) => termsByName.get(name)?.parse ?? Number,
    ),
  }));
};

/** The longest piece of a wording that stands in every text it matches: no parameter, no option, no alternative. */
const anchorOf = (wording: string): string =>
  wording
    .split(/\{[^}]*\}|\S*\([^)]*\)\S*|\S+\/\S+/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const expressions = {
  es: lazily(() => expressionsOf('es')),
  en: lazily(() => expressionsOf('en')),
};

export const matchesOf = (text: string, language: Language = 'es'): MatchedStep[] =>
  expressions[language]().flatMap(({ definition, anchor, regexp, parsers }) => {
    if (!text.includes(anchor)) return [];
    const [whole, ...texts] = regexp.exec(text) ?? [];
    return whole === undefined
      ? []
      : [{ text, definition, values: texts.map((t, i) => parsers[i]?.(t)), texts }];
  });

const cache = new Map<string, MatchedStep>();

/** The one definition that a Spanish step matches. */
export const matchStep = (text: string): MatchedStep => {
  const known = cache.get(text);
  if (known) return known;
  const [match, ...others] = matchesOf(text);
  if (!match)
    throw new Error(`no step is defined for "${text}"; npm run steps lists those there are`);
  if (others.length > 0) {
    const wordings = [match, ...others].map((m) => m.definition.wording.es).join(' | ');
    throw new Error(`the step "${text}" matches several definitions: ${wordings}`);
  }
  cache.set(text, match);
  return match;
};

/** A Spanish step in English: its English wording with its own arguments. */
export const toEnglish = (text: string): string => matchInEnglish(matchStep(text));

/** A Spanish step as it is to be written: a slot may have brought it a number that its words do not agree with. */
export const toSpanish = (text: string): string => matchInSpanish(matchStep(text));

/** A step as a statement, which «que» would make depend on the Given before it. */
export const saidOf = (step: MatchedStep): Wording => ({
  es: matchInSpanish(step).replace(/^que /, ''),
  en: matchInEnglish(step),
});

const matchInSpanish = (match: MatchedStep): string => {
  const { definition, texts } = match;
  return agreed(definition.wording.es, texts, countsOf(match, texts));
};

/** A step that says something else in the same words. */
export const saying = (match: MatchedStep, texts: readonly string[]): string =>
  toSpanish(agreed(match.definition.wording.es, texts, countsOf(match, match.texts)));

/** A match in English, with its arguments as they are written: a case has values, an outline may have slots. */
export const matchInEnglish = (
  match: MatchedStep,
  written: readonly string[] = match.texts,
): string => {
  const names = parametersIn(match.definition.wording.es);
  const said = written.map((text, i) => termsByName.get(names[i] ?? '')?.toEnglish(text) ?? text);
  return agreed(match.definition.wording.en, said, countsOf(match, written));
};

/** A wording with what its parameters say; its options and alternatives agree in number with them. */
const agreed = (
  wording: string,
  said: readonly string[],
  counts: readonly (number | undefined)[],
): string => {
  let at = 0;
  /** Agrees with the number said last or, where none was said yet, with the first to come. */
  const isOne = (): boolean =>
    (counts.slice(0, at).findLast((c) => c !== undefined) ??
      counts.slice(at).find((c) => c !== undefined)) === 1;
  return wording
    .replace(
      /\{[^}]*\}|\((\p{L}+)\)|(\p{L}+)\/(\p{L}+)/gu,
      (_, optional?: string, one?: string, many?: string) => {
        if (optional !== undefined) return isOne() ? '' : optional;
        if (one !== undefined) return isOne() ? one : (many ?? one);
        at += 1;
        return said[at - 1] ?? '';
      },
    )
    .replace(/\s+/g, ' ');
};

/** How many each argument speaks of, where grammar depends on it; a number in a slot may be any, so it takes the plural. */
const countsOf = (
  { definition, values }: MatchedStep,
  written: readonly string[],
): (number | undefined)[] =>
  parametersIn(definition.wording.es).map((name, i) => {
    if (name === 'int') return written[i]?.includes('<') ? Number.NaN : (values[i] as number);
    return termsByName.get(name)?.count(values[i]);
  });
