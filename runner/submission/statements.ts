// What a submission says of itself: its form, that it is about what was certified, and how others come to the same.
import { readYaml } from '../../corpus/yaml.ts';
import { type Finding, holds, wrong } from '../../protocol/certificate/finding.ts';
import type { Certificate, Submission } from '../../protocol/generated/types.ts';
import { validators } from '../../protocol/validate.ts';
import { slugOf } from '../../shared/plain.ts';

/** Nobody reads more than these. */
const MOST_FAULTS = 5;

/** The submission, or what is wrong with it. */
export const readSubmission = (text: string): Submission | string => {
  const faults: string[] = [];
  const read = readYaml<Submission>(
    text,
    { line: 1, column: 1 },
    validators.submission,
    (place, found, expected) =>
      faults.push(
        `submission.yaml:${place?.line ?? 1}:${place?.column ?? 1} ${found}, expected ${expected}`,
      ),
  );
  return read ?? (faults.slice(0, MOST_FAULTS).join('; ') || 'nothing is in it');
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
