// Files of the project by their path from its root, as problems name them; others by their whole path.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export const readText = (file: string): TextFile => ({
  file,
  text: readFileSync(resolve(root, file), 'utf8'),
});

/** Numbers in order: 9 before 10. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'es', { numeric: true });

/** Paths that a pattern matches; articles and topics in the order a reader expects. */
export const filesLike = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort((a, b) => inOrder(dirname(a), dirname(b)) || inOrder(basename(a), basename(b)));

/** A document is known by the name of its file. */
export const slugOfFile = (file: string): string => basename(file).replace(/\.\w+$/, '');
