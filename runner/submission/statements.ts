// What a submission says of itself: its form, that it is about what was certified, and how others come to the same.
import { parse } from 'yaml';
import { type Finding, holds, wrong } from '../../protocol/certificate/finding.ts';
import type { Certificate, Submission } from '../../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import { slugOf } from '../../shared/plain.ts';

/** The submission, or what is wrong with it. */
export const readSubmission = (text: string): Submission | string => {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    return `not YAML: ${(error as Error).message.split('\n')[0]}`;
  }
  return validators.submission(value)
    ? value
    : problemText(problemsIn(validators.submission, value));
};

export const checkForm = (read: Submission | string): Finding<'submission'> =>
  typeof read === 'string'
    ? wrong('submission', read, 'what schemas/results/submission.schema.json says')
    : holds('submission', `${read.name} ${read.version}, by ${read.by}`);

/** The folder, the submission and the certificate name one implementation. */
export const checkIdentity = (
  folder: string,
  { name, version }: Submission,
  { predicate: { implementation } }: Certificate,
): Finding<'implementation'> => {
  const certified = `${implementation.name} ${implementation.version}`;
  if (`${name} ${version}` !== certified)
    return wrong(
      'implementation',
      `submitted as ${name} ${version}`,
      `${certified}, as it was certified`,
    );
  const slug = slugOf(name);
  return folder === slug
    ? holds('implementation', certified)
    : wrong('implementation', `in the folder ${folder}`, `implementations/${slug}`);
};

/** Somebody who has nothing but these lines gets there: they install this version of the suite, and call certify. */
export const checkReproduction = (
  { reproduce }: Submission,
  { predicate: { suite } }: Certificate,
): Finding<'reproduction'> => {
  const steps = reproduce.join('\n');
  const faults = [
    ...(/\barticulado(\.cjs)? certify\b|\brunner\/articulado\.ts certify\b/.test(steps)
      ? []
      : ['no line calls articulado certify']),
    ...(steps.includes(suite.version)
      ? []
      : [`no line names version ${suite.version} of the suite`]),
    ...(/--(edition|profile|role|clause|scenario|case|shard|reading)\b/.test(steps)
      ? ['a filter leaves cases out']
      : []),
  ];
  return faults.length === 0
    ? holds('reproduction', `${reproduce.length} lines lead to it`)
    : wrong('reproduction', faults.join('; '), 'lines that lead from nothing to the whole run');
};
