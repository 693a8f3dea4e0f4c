// The results of a run as a document: assembled, validated, written whole or not at all.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CaseResult, RunResults } from '../../protocol/generated/types.ts';
import { schemaProblems, validators } from '../../protocol/validate.ts';

/** Verdicts that do not speak against an implementation. */
const HARMLESS: readonly CaseResult['verdict'][] = ['pass', 'not-claimed'];

export const isConformant = (cases: readonly CaseResult[]): boolean =>
  cases.some((c) => c.verdict === 'pass') && cases.every((c) => HARMLESS.includes(c.verdict));

export const writeResults = (file: string, results: RunResults): void => {
  if (!validators.results(results)) {
    throw new Error(
      `harness: results are not valid: ${schemaProblems(validators.results)
        .map((p) => `${p.found}, expected ${p.expected}`)
        .join('; ')}`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(results, null, 1)}\n`);
  renameSync(`${file}.part`, file);
};

/** A file name for an implementation, from a name that comes from outside. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'implementation';
