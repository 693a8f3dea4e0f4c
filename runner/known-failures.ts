// The baseline: failures that an implementer already knows of. They must still fail, and they still bar certification;
// a run is content with them while none is new and none is stale.
import { existsSync, readFileSync } from 'node:fs';
import type { RunBaseline, RunResults } from '../protocol/generated/types.ts';
import { weightOf } from '../protocol/verdicts.ts';
import { nearest } from '../shared/nearest.ts';
import { writeWhole } from '../shared/whole-file.ts';
import type { CaseRun } from './case-run.ts';
import { UsageError } from './usage.ts';

/** Undefined where no baseline was named; one that is to be written may not be there yet. */
export const readKnownFailures = (
  file: string | undefined,
  caseIds: readonly string[],
  isUpdated: boolean,
): ReadonlySet<string> | undefined => {
  if (file === undefined) return undefined;
  if (isUpdated && !existsSync(file)) return new Set();
  const list = listIn(file);
  const known = new Set(caseIds);
  for (const id of list) {
    // A case that has gone goes from the list too, when it is written anew.
    if (!known.has(String(id)) && !isUpdated)
      throw new UsageError(
        `${file} names an unknown case "${id}"`,
        nearest(String(id), caseIds).join(', '),
        '--update writes the list as a run finds it',
      );
  }
  return new Set(list.map(String).filter((id) => known.has(id)));
};

const listIn = (file: string): readonly unknown[] => {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${(error as Error).message}`,
      'a JSON array of case ids',
      '--update beside it makes one',
    );
  }
  if (!Array.isArray(list))
    throw new UsageError(`${file} holds no array`, 'a JSON array of case ids');
  return list;
};

export const withKnownFailures = (
  id: string,
  run: CaseRun,
  known: ReadonlySet<string>,
): CaseRun => {
  // What was not run was not seen to fail.
  if (!known.has(id) || run.verdict === 'not-run') return run;
  const weight = weightOf(run.verdict);
  if (weight === 'against') return { ...run, verdict: 'known-failure' };
  return weight === 'pass'
    ? {
        ...run,
        verdict: 'stale-known-failure',
        message: 'listed as a known failure, but it passes: take it off the list',
      }
    : run;
};

export const baselineOf = (cases: RunResults['cases']): RunBaseline => {
  const known = cases.filter((c) => c.verdict === 'known-failure').length;
  const stale = cases.filter((c) => c.verdict === 'stale-known-failure').length;
  const against = cases.filter((c) => weightOf(c.verdict) === 'against').length;
  return { known, stale, new: against - known - stale };
};

/** Those that fail now, and those listed of which this run knows nothing. */
export const writeKnownFailures = (
  file: string,
  { cases }: RunResults,
  known: ReadonlySet<string>,
): number => {
  const seen = new Set(cases.map((c) => c.case));
  const failing = cases.filter(
    ({ verdict }) => weightOf(verdict) === 'against' && verdict !== 'stale-known-failure',
  );
  const list = [...[...known].filter((id) => !seen.has(id)), ...failing.map((c) => c.case)];
  writeWhole(file, `${JSON.stringify(list.sort(), null, 2)}\n`);
  return list.length;
};
