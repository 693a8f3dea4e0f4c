// Features of somebody's own, in place of those of the suite: their ids are their own business.
import { existsSync } from 'node:fs';
import { type Features, readFeature } from '../../corpus/features.ts';
import { readText } from '../../corpus/files.ts';
import { UsageError } from '../usage.ts';

export const ownFeatures = (files: readonly string[]): Features => {
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined)
    throw new UsageError(
      `--feature ${missing} is not there`,
      'a feature file',
      'articulado fuzz saves what it finds as features',
    );
  const read = files.map((file) => readFeature(file, readText(file).text));
  return {
    scenarios: read.flatMap(({ scenarios }) => scenarios),
    problems: read.flatMap(({ problems }) => problems),
  };
};
