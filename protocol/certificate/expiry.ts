// What is listed holds for the suite of its time: until the next major version, which changes verdicts, or for a year.
import { type Finding, holds, wrong } from './finding.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const majorOf = (version: string): string => version.split('.')[0] ?? '';

export const checkExpiry = (
  { issued, suite }: { readonly issued: string; readonly suite: { readonly version: string } },
  here: { readonly version: string },
  now: Date,
): Finding => {
  const until = new Date(Date.parse(issued) + YEAR_MS).toISOString().slice(0, 10);
  const remedy = 'run certify again with the suite of today, and submit that';
  if (majorOf(suite.version) !== majorOf(here.version))
    return wrong(
      'expiry',
      `issued for suite ${suite.version}, and this is ${here.version}`,
      'the same major version: another one changes verdicts',
      remedy,
    );
  const isFuture = Date.parse(issued) > now.getTime() + YEAR_MS / 365;
  if (isFuture)
    return wrong(
      'expiry',
      `issued ${issued}, which is still to come`,
      'a date that has been',
      remedy,
    );
  return Date.parse(issued) + YEAR_MS > now.getTime()
    ? holds('expiry', `holds until ${until}, or the next major version of the suite`)
    : wrong('expiry', `expired on ${until}`, 'a certificate of the last twelve months', remedy);
};
