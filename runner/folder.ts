// What a folder offers: each module of it is one command or one report, found by its file's name.
import { readdirSync } from 'node:fs';
import { EXTENSION } from '../shared/sources.ts';

/** The names of the modules in a folder, in order of the alphabet; tests and types are none. */
export const namesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION) && !/\.(test|d)\./.test(file))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();

/** Only what is asked for is loaded: one command need not wait for what another reads. */
export const load = async <T>(folder: URL, name: string, key: string): Promise<T> => {
  const module = (await import(new URL(`${name}${EXTENSION}`, folder).href)) as Record<string, T>;
  const found = module[key];
  if (found === undefined) throw new Error(`${folder.pathname}${name} does not export "${key}"`);
  return found;
};
