// Where a run writes, looked at before it begins: hours of work are not lost to a folder that cannot be written.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AskedReport } from '../report.ts';
import { UsageError } from '../usage.ts';

interface Named {
  readonly option: string;
  readonly file: string;
}

export const checkPlaces = (
  values: {
    readonly out?: string | undefined;
    readonly transcript?: string | undefined;
    readonly 'known-failures'?: string | undefined;
    readonly update?: boolean | undefined;
  },
  reports: readonly AskedReport[],
): void => {
  const baseline = values.update ? values['known-failures'] : undefined;
  const named: Named[] = [
    // Unfinished verdicts go there too.
    { option: '--out', file: values.out ?? 'results/any.json' },
    ...(values.transcript === undefined
      ? []
      : [{ option: '--transcript', file: values.transcript }]),
    ...(baseline === undefined ? [] : [{ option: '--known-failures', file: baseline }]),
    ...reports.flatMap(({ report, file }) =>
      file === undefined ? [] : [{ option: `--report ${report.name}`, file }],
    ),
  ];
  const taken = new Map<string, string>();
  for (const { option, file } of named) {
    const place = resolve(file);
    const other = taken.get(place);
    if (other !== undefined)
      throw new UsageError(`${option} and ${other} both go to ${file}`, 'a file for each');
    taken.set(place, option);
    const why = whyNot(place);
    if (why !== undefined)
      throw new UsageError(
        `${option} cannot be written to ${file}: ${why}`,
        'a file that can be written',
      );
  }
};

/** Why nothing can be written there; folders that are not there yet will be made. */
const whyNot = (file: string): string | undefined => {
  if (existsSync(file)) {
    if (statSync(file).isDirectory()) return 'it is a folder';
    if (!isWritable(file)) return 'it may not be written';
    if (!statSync(file).isFile()) return undefined;
  }
  const folder = nearestFolder(dirname(file));
  if (!statSync(folder).isDirectory()) return `${folder} is no folder`;
  return isWritable(folder) ? undefined : `${folder} may not be written`;
};

const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder));

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};
