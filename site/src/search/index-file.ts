// The index, fetched when it is first needed and made ready once.
import { type Search, searchIn } from '../../../search/search.ts';
import type { Searchable } from '../../../search/searchable.ts';

let ready: Promise<Search> | undefined;

export const loadSearch = (root: string): Promise<Search> => {
  ready ??= fetchJson<Searchable>(`${root}indice.json`)
    .then(searchIn)
    .catch((error: unknown) => {
      ready = undefined; // so that the next key tries again
      throw error;
    });
  return ready;
};

/** By topic: what each edition answers, in their order. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export const loadAnswers = (root: string): Promise<Answers> =>
  fetchJson<Answers>(`${root}respuestas.json`);

const fetchJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.json() as Promise<T>;
};
