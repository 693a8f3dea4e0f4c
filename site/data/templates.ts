// Adapters to go on from, one of a language: what it needs and how it is run.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../adapters/templates/', import.meta.url));

interface Template {
  readonly language: string;
  readonly needs: string;
  readonly build: readonly string[];
  readonly run: readonly string[];
}

export const templates = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const read = JSON.parse(readFileSync(`${FOLDER}${name}/template.json`, 'utf8')) as Template;
      const line = (words: readonly string[]): string | null =>
        words.map((word) => word.replace('{folder}', 'my-adapter')).join(' ') || null;
      return {
        name,
        language: read.language,
        needs: read.needs,
        build: line(read.build),
        run: line(read.run),
      };
    });
