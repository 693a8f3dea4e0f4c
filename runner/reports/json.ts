// The results of a run as a document: assembled, validated, written whole or not at all.
import type { CaseResult, RunResults } from '../../protocol/generated/types.ts';
import { schemaProblems, validators } from '../../protocol/validate.ts';
import { writeWhole } from '../../shared/whole-file.ts';

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
  writeWhole(file, `${JSON.stringify(results, null, 1)}\n`);
};
