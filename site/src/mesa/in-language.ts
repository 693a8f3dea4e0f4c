// What is written in both languages, in one.
import type { Text } from '../model.ts';

export type In<V> = V extends Text
  ? string
  : V extends readonly (infer One)[]
    ? readonly In<One>[]
    : V extends object
      ? { readonly [K in keyof V]: In<V[K]> }
      : V;

export const inLanguage = <V>(value: V, lang: string): In<V> => said(value, lang) as In<V>;

const said = (value: unknown, lang: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => said(one, lang));
  if (typeof value !== 'object' || value === null) return value;
  if ('es' in value && 'en' in value) return lang === 'en' ? value.en : value.es;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, said(own, lang)]));
};
