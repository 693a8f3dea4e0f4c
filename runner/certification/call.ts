// A call of `articulado certify`, read: whatever can be wrong with it is told before anything slow begins.
import type { Limits, RunFilters } from '../../protocol/generated/types.ts';
import type { Transport } from '../../protocol/transports/transport.ts';
import type { ValuesOf } from '../command.ts';
import { checkFilters } from '../filters.ts';
import { type Issuing, issuingOf } from '../issuing.ts';
import { type AskedReport, askedReport } from '../report.ts';
import { transportsFor } from '../target.ts';
import { UsageError } from '../usage.ts';
import type { OPTIONS } from './options.ts';
import { checkPlaces } from './places.ts';

export type Values = ValuesOf<typeof OPTIONS>;

export type Lang = 'es' | 'en';

export interface CertifyCall {
  readonly values: Values;
  readonly filters: RunFilters;
  readonly limits: Limits;
  readonly startMs: number;
  readonly deadlineS: number | undefined;
  readonly lang: Lang;
  readonly reports: readonly AskedReport[];
  readonly issuing: Issuing;
  readonly transports: readonly Transport[];
  /** How the implementation was named, to name it again. */
  readonly target: readonly string[];
}

const LINE_BYTES = 1_000_000;
/** A timer of Node holds no more than this. */
const LONGEST_MS = 2 ** 31 - 1;

export const readCall = async (
  values: Values,
  command: readonly string[],
): Promise<CertifyCall> => {
  const filters = await checkFilters(values);
  const limits = {
    responseMs: countIn('--timeout', values.timeout, 'a number of milliseconds', LONGEST_MS),
    lineBytes: LINE_BYTES,
  };
  const startMs = countIn(
    '--start-timeout',
    values['start-timeout'],
    'a number of milliseconds',
    LONGEST_MS,
  );
  const jobs = countIn('--jobs', values.jobs, 'a number of processes', MOST_JOBS);
  const deadlineS =
    values.deadline === undefined
      ? undefined
      : countIn('--deadline', values.deadline, 'a number of seconds', LONGEST_MS / 1000);
  const lang = languageIn(values.lang);
  checkTogether(values);
  const reports = await Promise.all(['terminal', ...asksFor(values)].map(askedReport));
  const issuing = issuingOf(values);
  const transports = await transportsFor({ ...values, command }, limits, jobs);
  checkPlaces(values, reports);
  return {
    ...{ values, filters, limits, startMs, deadlineS, lang, reports, issuing, transports },
    target: targetOf(values, command),
  };
};

/** Who signs wants a certificate. */
const asksFor = ({ report = [], sign }: Values): readonly string[] =>
  sign === undefined || report.some((r) => /^certificate(=|$)/.test(r))
    ? report
    : [...report, 'certificate'];

const MOST_JOBS = 256;

const countIn = (option: string, text: string, expected: string, most: number): number => {
  const count = Number(text);
  if (/^\d+$/.test(text) && count > 0 && count <= most) return count;
  throw new UsageError(`${option} is "${text}"`, `${expected}, 1 to ${Math.floor(most)}`);
};

const languageIn = (written: string): Lang => {
  if (written === 'es' || written === 'en') return written;
  throw new UsageError(`--lang is "${written}"`, 'es or en');
};

const checkTogether = (values: Values): void => {
  if (values.update && values['known-failures'] === undefined)
    throw new UsageError('--update has no baseline', '--known-failures <file> beside it');
  if (values.resume && values['dry-run'])
    throw new UsageError('--resume and --dry-run together', 'one of them');
};

const targetOf = (
  { reference, url, module }: Values,
  command: readonly string[],
): readonly string[] => {
  if (reference) return ['--reference'];
  if (url !== undefined) return ['--url', url];
  if (module !== undefined) return ['--module', module];
  return ['--', ...command];
};
