// The languages in which words are told, and which of them somebody reads.
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';

export type { Language, Wrong } from './language.ts';

export const LANGUAGES = { es, en } as const satisfies Readonly<Record<string, Language>>;
export type LanguageName = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly LanguageName[];

export const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name);

/** The language of a locale such as `es_AR.UTF-8`; English for what is neither, as C and tr_TR. */
export const languageOfLocale = (locale: string): LanguageName => {
  const [name = ''] = locale.toLowerCase().split(/[_.@-]/);
  return isLanguage(name) ? name : 'en';
};
