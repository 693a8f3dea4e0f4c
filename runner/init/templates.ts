// The templates of adapters, a folder each of adapters/templates/, and how each is made and run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from '../../shared/nearest.ts';
import { UsageError } from '../usage.ts';

const FOLDER = fileURLToPath(new URL('../../adapters/templates/', import.meta.url));
const ABOUT = 'template.json';

export interface Template {
  readonly language: string;
  readonly aliases: readonly string[];
  /** The tool without which it does not run. */
  readonly needs: string;
  /** What makes it, if anything has to. */
  readonly build: readonly string[];
  readonly run: readonly string[];
}

export const languages = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export const templateOf = (language: string): Template =>
  JSON.parse(readFileSync(join(FOLDER, language, ABOUT), 'utf8')) as Template;

/** Its files, by name. */
export const filesOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(FOLDER, language))
      .filter((name) => name !== ABOUT)
      .map((name) => [name, readFileSync(join(FOLDER, language, name), 'utf8')]),
  );

export const languageAsked = (written: string): string => {
  const all = languages();
  const asked = written.toLowerCase();
  const found = all.find((name) => name === asked || templateOf(name).aliases.includes(asked));
  if (found !== undefined) return found;
  throw new UsageError(
    `there is no template in "${written}"`,
    all.join(', '),
    `the nearest is ${nearest(asked, all, 1)[0]}; docs/ADAPTERS.md tells what a program in any language does`,
  );
};

/** In a folder; a program that lies in this one is named by its path all the same. */
export const wordsIn = (words: readonly string[], folder: string): string[] =>
  words.map((word) => word.replace('{folder}', folder));
