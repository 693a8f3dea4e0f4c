// Reads features/ as a whole: the scenarios of every file, each with an id of its own.
import { ReadingCache } from './cache.ts';
import { type Features, readFeature } from './feature.ts';
import { filesLike, readText } from './files.ts';
import { withIds } from './scenario-ids.ts';

export { type Case, CLAUSE_TAG, type Features, readFeature, type Scenario } from './feature.ts';

export const featureFiles = (): string[] => filesLike('features/**/*.feature');

export const readFeatures = (files: readonly string[] = featureFiles()): Features => {
  const cache = new ReadingCache('features');
  const read = files
    .map(readText)
    .map(({ file, text }) => cache.recall(file, text, () => readFeature(file, text)));
  cache.save();
  const { scenarios, problems } = withIds(read.flatMap((r) => r.scenarios));
  return { scenarios, problems: [...problems, ...read.flatMap((r) => r.problems)] };
};
