// Finds the definition of a step and its arguments; renders a step in English.
import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import { stepDefinitions } from '../all.ts';
import { terms } from '../language/vocabulary.ts';
import type { StepDefinition } from './registry.ts';

export interface MatchedStep {
  readonly definition: StepDefinition;
  readonly values: readonly unknown[];
  readonly texts: readonly string[];
}

type Language = 'es' | 'en';

const registryOf = (language: Language): ParameterTypeRegistry => {
  const registry = new ParameterTypeRegistry();
  for (const term of terms) {
    const name = language === 'es' ? term.name : term.en;
    registry.defineParameterType(
      new ParameterType(
        name,
        term.regexp[language],
        null,
        (text: string) => term.parse(text),
        false,
        false,
      ),
    );
  }
  return registry;
};

interface Wording {
  readonly definition: StepDefinition;
  readonly regexp: RegExp;
  readonly parsers: readonly ((text: string) => unknown)[];
}

const parsers = new Map<string, (text: string) => unknown>([
  ['int', Number],
  ...terms.flatMap((term) => [[term.name, term.parse] as const, [term.en, term.parse] as const]),
]);

/** Terms have no groups of their own, so that the n-th group of the expression is its n-th parameter. */
const wordingsOf = (language: Language): Wording[] => {
  const registry = registryOf(language);
  return stepDefinitions().map((definition) => {
    const wording = definition.wording[language];
    const names = [...wording.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
    return {
      definition,
      regexp: new CucumberExpression(wording, registry).regexp,
      parsers: names.map((name) => parsers.get(name) ?? String),
    };
  });
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const wordings = { es: lazily(() => wordingsOf('es')), en: lazily(() => wordingsOf('en')) };

export const matchesOf = (text: string, language: Language = 'es'): MatchedStep[] =>
  wordings[language]().flatMap(({ definition, regexp, parsers }) => {
    const [whole, ...texts] = regexp.exec(text) ?? [];
    return whole === undefined
      ? []
      : [{ definition, values: texts.map((t, i) => parsers[i]?.(t)), texts }];
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

/** A match in English, with its arguments as they are written: a case has values, an outline may have slots. */
export const matchInEnglish = (
  { definition, values, texts }: MatchedStep,
  written: readonly string[] = texts,
): string => {
  const names = [...definition.wording.es.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
  const counts = names.map((name, i) => countOf(name, values[i], written[i] ?? ''));
  let at = 0;
  /** Agrees with the number said last or, where none was said yet, with the first to come. */
  const isOne = (): boolean =>
    (counts.slice(0, at).findLast((c) => c !== undefined) ??
      counts.slice(at).find((c) => c !== undefined)) === 1;
  return definition.wording.en
    .replace(
      /\{[^}]*\}|\((\w+)\)|(\w+)\/(\w+)/g,
      (_, optional?: string, one?: string, many?: string) => {
        if (optional !== undefined) return isOne() ? '' : optional;
        if (one !== undefined) return isOne() ? one : (many ?? one);
        const value = written[at] ?? '';
        const term = terms.find(({ name }) => name === names[at]);
        at += 1;
        return term?.toEnglish(value) ?? value;
      },
    )
    .replace(/\s+/g, ' ');
};

/** How many an argument speaks of, where grammar depends on it; a number in a slot may be any, so it takes the plural. */
const countOf = (name: string, value: unknown, written: string): number | undefined => {
  if (name === 'int') return written.includes('<') ? Number.NaN : (value as number);
  return name === 'palabras' ? (value as readonly string[]).length : undefined;
};
