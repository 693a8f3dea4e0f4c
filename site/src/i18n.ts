// The languages of the site. Each is a folder of locales/ and is found there; Spanish, at the root, comes first.
import type { Key, Locale } from './locale.ts';
import type { Text } from './model.ts';
import type { Terms } from './terms.ts';

/** The name of a folder of locales/, which is what `lang` and `hreflang` say. */
export type Lang = string;

const found = import.meta.glob<Locale>('./locales/*/index.ts', { eager: true, import: 'default' });
const locales = new Map(
  Object.entries(found).map(([file, locale]) => [file.split('/').at(-2) ?? '', locale]),
);

export const ROOT_LANG: Lang = 'es';
export const LANGS: readonly Lang[] = [
  ROOT_LANG,
  ...[...locales.keys()].filter((lang) => lang !== ROOT_LANG).sort(),
];

export const localeOf = (lang: Lang): Locale => {
  const locale = locales.get(lang);
  if (!locale) throw new Error(`no language "${lang}"\n  expected one of ${LANGS.join(', ')}`);
  return locale;
};

/** A text of the site, with its holes filled in. */
export const t = (
  lang: Lang,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const entry = localeOf(lang).texts[key];
  const text = typeof entry === 'string' ? entry : entry[pluralOf(lang, Number(values.n))];
  return text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
};

const plurals = new Map(LANGS.map((lang) => [lang, new Intl.PluralRules(lang)]));

const pluralOf = (lang: Lang, n: number): 'one' | 'other' =>
  plurals.get(lang)?.select(n) === 'one' ? 'one' : 'other';

/** A value of a closed set in words. */
export const term = <G extends keyof Terms>(lang: Lang, group: G, value: keyof Terms[G]): string =>
  localeOf(lang).terms[group][value] as string;

/** What the corpus says in this language or, where it does not speak it, in Spanish. */
export const say = <T>(lang: Lang, text: Text<T>): T =>
  lang in text ? text[lang as keyof Text] : text.es;

export const PLAYERS = { A: 'Ana', B: 'Bruno' } as const;
