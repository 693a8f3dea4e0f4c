// Remembers what each text was read as, by its content, so that only what changed is parsed again.
// A damaged or foreign cache is as if it were not there; one that cannot be written only costs time.
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { writeWhole } from '../shared/whole-file.ts';
import { root } from './files.ts';

const FOLDER = `${root}node_modules/.cache/articulado/`;
/** What reading depends on besides the text: when any of it changes, nothing is remembered. */
const READERS = [
  'corpus/*.{ts,js}',
  'regulations/*/edition.yaml',
  'protocol/validate.{ts,js}',
  'protocol/generated/*.{js,ts}',
  'package.json',
  'package-lock.json',
];

export class ReadingCache {
  readonly #file: string;
  readonly #readers: string;
  readonly #known: Map<string, unknown>;
  readonly #used = new Map<string, unknown>();
  #isNew = false;

  /** A name for what is read, or a file of its own. */
  constructor(name: string) {
    const file = isAbsolute(name) ? name : `${FOLDER}${name}.json`;
    this.#file = file;
    this.#readers = digestOf(globSync(READERS, { cwd: root }).sort());
    this.#known = remembered(file, this.#readers);
  }

  /** What `read` gives for this text: remembered, or read now. Only plain data can be remembered. */
  recall<T>(name: string, text: string, read: () => T): T {
    const key = `${name} ${hash('sha1', text)}`;
    const known = this.#known.get(key) as T | undefined;
    const value = known ?? read();
    if (known === undefined) this.#isNew = true;
    this.#used.set(key, value);
    return value;
  }

  /** Keeps what was used for the next time, if there is anything new in it. */
  save(): void {
    if (!this.#isNew) return;
    try {
      const kept = { readers: this.#readers, values: [...this.#used] };
      writeWhole(this.#file, JSON.stringify(kept));
    } catch {
      // The next reading takes as long as this one did.
    }
  }
}

const digestOf = (files: readonly string[]): string =>
  hash('sha1', files.map((file) => hash('sha1', readFileSync(`${root}${file}`))).join());

const remembered = (file: string, readers: string): Map<string, unknown> => {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      readers: string;
      values: [string, unknown][];
    };
    return kept.readers === readers ? new Map(kept.values) : new Map();
  } catch {
    return new Map();
  }
};
