// A term is a parameter of a step: the texts it may have in Spanish and in English, and the value they stand for.

/** How a value is said. The Spanish form is what features write. */
export type Said = readonly [es: string, en: string];

/** A term whose forms are a closed list. */
export interface Choice<T> {
  readonly en: string;
  readonly forms: readonly (readonly [es: string, en: string, value: T])[];
}

/** A term that is written rather than chosen: tiles, squares. */
export interface Pattern<T> {
  readonly en: string;
  readonly pattern: RegExp;
  readonly parse: (text: string) => T;
  /** How it may look, for the catalogue. */
  readonly like: string;
  /** The words between its parts, which differ: "OSO y AS", "OSO and AS". */
  readonly links?: readonly Said[];
  /** How many it speaks of, where the grammar of the English wording depends on it. */
  readonly count?: (value: T) => number;
}

export const choice = <T>(
  en: string,
  ...forms: readonly (readonly [es: string, en: string, value: T])[]
): Choice<T> => ({ en, forms });

/** A choice among a closed set of the vocabulary: a value without a form does not compile. */
export const closed = <T extends string>(en: string, said: Record<T, Said>): Choice<T> => ({
  en,
  forms: formsOf(said, (value) => value),
});

export const formsOf = <T extends string, V>(
  said: Record<T, Said>,
  make: (value: T) => V,
): readonly (readonly [es: string, en: string, value: V])[] =>
  (Object.entries(said) as [T, Said][]).map(([value, [es, en]]) => [es, en, make(value)]);

/** A choice among values that are written as they are, alike in both languages. */
export const named = <T extends string>(
  en: string,
  values: readonly T[],
  write: (value: T) => string = String,
): Choice<T> => ({ en, forms: values.map((value) => [write(value), write(value), value]) });

export const pattern = <T>(
  en: string,
  regexp: RegExp,
  like: string,
  parse: (text: string) => T,
  more: Pick<Pattern<T>, 'links' | 'count'> = {},
): Pattern<T> => ({ en, pattern: regexp, like, parse, ...more });

/** A term as the kernel reads it, whatever its kind. */
export interface Term {
  readonly name: string;
  readonly en: string;
  readonly regexp: { readonly es: RegExp; readonly en: RegExp };
  readonly parse: (text: string) => unknown;
  readonly count: (value: unknown) => number | undefined;
  readonly toEnglish: (text: string) => string;
}

export const termOf = (name: string, term: Choice<unknown> | Pattern<never>): Term =>
  'pattern' in term ? patternTerm(name, term) : choiceTerm(name, term);

const patternTerm = (
  name: string,
  { en, pattern, parse, links = [], count }: Pattern<never>,
): Term => {
  // A link that brings its own spaces stands between signs, as in «a» y «b».
  const spaced = (link: string): string => (link.includes(' ') ? link : ` ${link} `);
  const linked = (text: string): string =>
    links.reduce((said, [es, english]) => said.replaceAll(spaced(es), spaced(english)), text);
  return {
    name,
    en,
    regexp: { es: pattern, en: new RegExp(linked(pattern.source), 'u') },
    parse,
    count: (value) => count?.(value as never),
    toEnglish: linked,
  };
};

const choiceTerm = (name: string, { en, forms }: Choice<unknown>): Term => {
  const find = (text: string) => forms.find((form) => form[0] === text || form[1] === text);
  return {
    name,
    en,
    regexp: { es: anyOf(forms.map((form) => form[0])), en: anyOf(forms.map((form) => form[1])) },
    parse: (text) => find(text)?.[2],
    count: () => undefined,
    toEnglish: (text) => find(text)?.[1] ?? text,
  };
};

/** Longest first, so that "y las pone en el atril sin mirarlas" is not read as "y las pone en el atril". */
const anyOf = (texts: readonly string[]): RegExp => {
  const sorted = [...texts].sort((a, b) => b.length - a.length);
  const escaped = sorted.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('|'), 'u');
};
