// The folder of a submission: three small files of known names, and nothing else.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Finding, holds, wrong } from '../../protocol/certificate/finding.ts';
import { UsageError } from '../usage.ts';

export const FILES = ['submission.yaml', 'certificate.json', 'key.pub'] as const;
const MOST_BYTES = 500_000;

export interface SubmissionFolder {
  /** Its own name. */
  readonly name: string;
  /** The text of each file that is there and may be read. */
  readonly texts: Readonly<Partial<Record<(typeof FILES)[number], string>>>;
  readonly finding: Finding<'files'>;
}

export const readFolder = (folder: string): SubmissionFolder => {
  const found = namesIn(folder);
  const missing = FILES.filter((name) => !found.includes(name));
  const strange = found.filter((name) => !FILES.some((file) => file === name));
  const faults = [
    ...missing.map((name) => `no ${name}`),
    ...strange.map((name) => `${name} does not belong there`),
    ...FILES.filter((name) => found.includes(name)).flatMap((name) =>
      unfit(join(folder, name), name),
    ),
  ];
  const sound = FILES.filter(
    (name) => found.includes(name) && unfit(join(folder, name), name).length === 0,
  );
  return {
    name: basename(resolve(folder)),
    texts: Object.fromEntries(
      sound.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    ),
    finding:
      faults.length === 0
        ? holds('files', FILES.join(', '))
        : wrong(
            'files',
            faults.join('; '),
            `${FILES.join(', ')}, and nothing else`,
            'results stay with you: their digest is on the certificate',
          ),
  };
};

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new UsageError(
      `${folder} cannot be read: ${(error as Error).message}`,
      'the folder of a submission',
    );
  }
};

/** A link could lead anywhere, and nobody reads megabytes. */
const unfit = (file: string, name: string): string[] => {
  const stat = lstatSync(file);
  if (!stat.isFile()) return [`${name} is no plain file`];
  return stat.size > MOST_BYTES ? [`${name} has ${stat.size} bytes, more than ${MOST_BYTES}`] : [];
};
