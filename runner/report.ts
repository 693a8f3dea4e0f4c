// A form in which results are told. Each is a file of reports/, found by its name.
import type { Case } from '../corpus/features.ts';
import type { RunResults } from '../protocol/generated/types.ts';
import { load, namesIn } from './folder.ts';
import type { Issuing } from './issuing.ts';
import { UsageError } from './usage.ts';

export interface ReportContext {
  /** The cases that were asked for, by id. */
  readonly cases: ReadonlyMap<string, Case>;
  /** What a certificate needs, and the file in which it will find the results. */
  readonly issuing?: { readonly issuing: Issuing; readonly resultsName: string };
}

export interface Report {
  readonly name: string;
  /** Of its file; a report without one is for the terminal, unless a file is named for it. */
  readonly extension?: string;
  write(results: RunResults, context: ReportContext): string;
}

const FOLDER = new URL('./reports/', import.meta.url);

export interface AskedReport {
  readonly report: Report;
  /** Where it goes, if that was said. */
  readonly file: string | undefined;
}

/** `<format>` or `<format>=<file>`, checked against the formats there are. */
export const askedReport = async (written: string): Promise<AskedReport> => {
  const [, name = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(written) ?? [];
  const formats = namesIn(FOLDER);
  if (!formats.includes(name) || file === '')
    throw new UsageError(
      `--report is "${written}"`,
      `${formats.join(' or ')}, with =<file> to say where it goes`,
    );
  return { report: await load(FOLDER, name, 'report'), file };
};
