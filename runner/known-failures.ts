// Failures an implementer already knows of: they must still fail, and they still bar certification.
import { readFileSync } from 'node:fs';
import { weightOf } from '../protocol/verdicts.ts';
import { nearest } from '../shared/nearest.ts';
import type { CaseRun } from './case-run.ts';
import { UsageError } from './usage.ts';

export const readKnownFailures = (
  file: string | undefined,
  caseIds: readonly string[],
): ReadonlySet<string> => {
  if (file === undefined) return new Set();
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${(error as Error).message}`,
      'a JSON array of case ids',
    );
  }
  if (!Array.isArray(list))
    throw new UsageError(`${file} holds no array`, 'a JSON array of case ids');
  for (const id of list) {
    if (!caseIds.includes(id))
      throw new UsageError(
        `${file} names an unknown case "${id}"`,
        nearest(String(id), caseIds).join(', '),
      );
  }
  return new Set(list);
};

export const withKnownFailures = (
  id: string,
  run: CaseRun,
  known: ReadonlySet<string>,
): CaseRun => {
  if (!known.has(id)) return run;
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
