// Reads regulations/ as a whole: the documents of every kind. A file that is of no kind is told, not passed over.
import { ReadingCache } from './cache.ts';
import { EDITIONS } from './editions.ts';
import { filesLike, readText } from './files.ts';
import { type DocumentOf, KINDS, type KindName } from './kinds.ts';
import { type Problem, problem, type Reading } from './problem.ts';

export type Documents = { readonly [K in KindName]: readonly DocumentOf<K>[] };

export interface Regulations extends Documents {
  readonly problems: readonly Problem[];
}

/** The documents of one kind alone: nobody need wait for the others. */
export const readKind = <K extends KindName>(
  name: K,
): { readonly documents: readonly DocumentOf<K>[]; readonly problems: readonly Problem[] } => {
  const cache = new ReadingCache(name);
  const { files, read } = KINDS[name];
  const readings = files
    .flatMap((pattern) => filesLike(`regulations/${pattern}`))
    .map(readText)
    .map(({ file, text }) => cache.recall(file, text, () => read(file, text)));
  cache.save();
  return {
    documents: readings.flatMap((r) => r.documents as readonly DocumentOf<K>[]),
    problems: readings.flatMap((r) => r.problems),
  };
};

const NOT_DOCUMENTS: readonly string[] = ['regulations/README.md'];

export const readRegulations = (): Regulations => {
  const cache = new ReadingCache('regulations');
  const kinds = Object.entries(KINDS).map(([name, { files, read }]) => {
    const found = files.flatMap((pattern) => filesLike(`regulations/${pattern}`));
    const readings = found
      .map(readText)
      .map(({ file, text }): Reading<unknown> => cache.recall(file, text, () => read(file, text)));
    return { name, found, readings };
  });
  cache.save();
  const documents = Object.fromEntries<readonly unknown[]>(
    kinds.map(({ name, readings }) => [name, readings.flatMap((r) => r.documents)]),
  ) as Documents;
  const problems = kinds.flatMap(({ readings }) => readings.flatMap((r) => r.problems));
  return { ...documents, problems: [...problems, ...strangers(kinds.flatMap((k) => k.found))] };
};

const strangers = (found: readonly string[]): Problem[] => {
  const known = new Set([...found, ...NOT_DOCUMENTS]);
  const patterns = Object.values(KINDS).flatMap(({ files }) => files);
  const ids = new RegExp(`^(${EDITIONS.map((e) => e.id).join('|')})/`);
  const places = new Set(patterns.map((pattern) => pattern.replace(ids, '<edition>/')));
  return filesLike('regulations/**/*.{md,yaml}')
    .filter((file) => !known.has(file))
    .map((file) =>
      problem(
        file,
        undefined,
        'a file of no kind of document',
        `one of ${[...places].join(', ')}`,
        'a folder of articles needs an edition.yaml that can be read',
      ),
    );
};
