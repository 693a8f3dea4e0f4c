// The dictionary of a case: the articles that it names, and no other.
import { lexicon } from './registry.ts';

const { given } = lexicon.topic('dictionary');

given(
  { es: 'un diccionario que solo trae {artículos}', en: 'a dictionary that has only {articles}' },
  (query, entries) => {
    query.entries.push(...entries);
  },
);
