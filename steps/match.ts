// Finds the definition of a step and its arguments; renders a step in English.
import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import { stepDefinitions } from './all.ts';
import type { StepDefinition } from './registry.ts';
import { terms } from './vocabulary.ts';

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
export const toEnglish = (text: string): string => {
  const { definition, texts } = matchStep(text);
  const names = [...definition.wording.es.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  let at = 0;
  let last = 0;
  return definition.wording.en
    .replace(
      /\{[^}]*\}|\((\w+)\)|(\w+)\/(\w+)/g,
      (token, optional?: string, one?: string, many?: string) => {
        if (optional !== undefined) return last === 1 ? '' : optional;
        if (one !== undefined) return last === 1 ? one : (many ?? one);
        const name = names[at];
        const value = texts[at] ?? '';
        at += 1;
        if (token === '{int}') {
          last = Number(value);
          return value;
        }
        return terms.find((term) => term.name === name)?.toEnglish(value) ?? value;
      },
    )
    .replace(/\s+/g, ' ');
};
