// A form in which results are told. Each is a file of reports/, found by its name.
import type { Case, Scenario } from '../corpus/features.ts';
import type { RunResults } from '../protocol/generated/types.ts';
import type { Exchange } from '../protocol/session.ts';
import { load, namesIn } from './folder.ts';
import type { Issuing } from './issuing.ts';
import { UsageError } from './usage.ts';

export interface ReportContext {
  /** The cases that were asked for, by id. */
  readonly cases: ReadonlyMap<string, Case>;
  /** What a certificate needs, and the file in which it will find the results. */
  readonly issuing?: {
    readonly issuing: Issuing;
    /** Cases under challenge. */
    readonly excluded: readonly string[];
    readonly resultsName: string;
  };
  readonly scenarioOf: (c: Pick<Case, 'scenario'>) => Scenario | undefined;
  /** What a clause says, in the language asked for; known where something speaks against the implementation. */
  readonly clauseText: (clause: string) => string | undefined;
  /** What a case was asked and answered, kept for the first of each group of equal failures. */
  readonly exchangeOf: (id: string) => Exchange | undefined;
  /** What names the implementation, and how it is read, in a call that repeats a case. */
  readonly again: readonly string[];
  /** The language of cases and clauses. */
  readonly lang: 'es' | 'en';
  /** Whether requests and answers are shown whole. */
  readonly whole: boolean;
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
