// Reads regulations/ as a whole: the documents of every kind.
import { ReadingCache } from './cache.ts';
import { filesLike, readText } from './files.ts';
import { type DocumentOf, KINDS, type KindName, type Reading } from './kinds.ts';
import type { Problem } from './problem.ts';

export type Documents = { readonly [K in KindName]: readonly DocumentOf<K>[] };

export interface Regulations extends Documents {
  readonly problems: readonly Problem[];
}

export const readRegulations = (): Regulations => {
  const cache = new ReadingCache('regulations');
  const readings = Object.entries(KINDS).map(([name, { files, read }]) => {
    const found = files.flatMap((pattern) => filesLike(`regulations/${pattern}`));
    const own = found
      .map(readText)
      .map(({ file, text }): Reading<unknown> => cache.recall(file, text, () => read(file, text)));
    return [name, own] as const;
  });
  cache.save();
  const documents = Object.fromEntries<readonly unknown[]>(
    readings.map(([name, own]) => [name, own.flatMap((reading) => reading.documents)]),
  ) as Documents;
  return {
    ...documents,
    problems: readings.flatMap(([, own]) => own.flatMap((reading) => reading.problems)),
  };
};
