// What a person reads at the end of a run: a table by edition and profile, everything that speaks against the
// implementation, equal failures together, and what it comes to.
import { claimedEditions, claimedProfiles } from '../../protocol/claims.ts';
import type {
  CaseResult,
  RunResults,
  Verdict,
  VerdictTotals,
} from '../../protocol/generated/types.ts';

import { EDITIONS, PROFILES } from '../../protocol/generated/vocabulary.ts';
import { weightOf } from '../../protocol/verdicts.ts';

import { tableLines } from '../../shared/table.ts';
import { type FailureGroup, failureGroups } from '../failure-groups.ts';
import { againLine } from '../failures/again.ts';
import { caseLines } from '../failures/case-text.ts';
import { exchangeLines } from '../failures/exchange-text.ts';
import { printable } from '../printable.ts';
import type { Report, ReportContext } from '../report.ts';

const GROUPS_SHOWN = 20;
const MORE_SHOWN = 5;

export const report: Report = {
  name: 'terminal',
  write: (results, context) => {
    const { name, version, language } = results.implementation;
    return [
      `${printable(name)} ${printable(version)} (${printable(language)}, ${results.transport})`,
      '',
      ...table(results),
      '',
      ...failures(results, context),
      ...unexamined(results),
      ...summary(results),
    ].join('\n');
  },
};

const table = ({ cases }: RunResults): string[] => {
  const profiles = PROFILES.filter((p) => cases.some((c) => c.profile === p));
  const rows = EDITIONS.map((id) => [
    id,
    ...profiles.map((p) => cell(cases.filter((c) => c.edition === id && c.profile === p))),
  ]);
  return tableLines([['', ...profiles], ...rows]);
};

const cell = (cases: readonly CaseResult[]): string => {
  const counted = cases.filter((c) => weightOf(c.verdict) !== 'aside');
  if (cases.length === 0) return '–';
  if (counted.length === 0) return 'not claimed';
  const passed = counted.filter((c) => weightOf(c.verdict) === 'pass').length;
  return `${passed === counted.length ? '✓' : '✗'} ${passed}/${counted.length}`;
};

/** Cases that failed alike are told once: the first whole, the others by their ids. */
const failures = ({ cases }: RunResults, context: ReportContext): string[] => {
  const groups = failureGroups(cases).sort((a, b) => b.others.length - a.others.length);
  const shown = groups.slice(0, GROUPS_SHOWN).flatMap((group) => failure(group, context));
  const rest = groups.slice(GROUPS_SHOWN).flatMap(({ first, others }) => [first, ...others]).length;
  return rest > 0 ? [...shown, `… and ${rest} more; the results file has them all`, ''] : shown;
};

const failure = ({ first, others }: FailureGroup, context: ReportContext): string[] => {
  const c = context.cases.get(first.case);
  const exchange = context.exchangeOf(first.case);
  const { message = '', step, why } = first;
  return [
    `${first.verdict}  ${first.case}  ${c?.uri}:${c?.line}  (${first.clauses.join(', ')})`,
    ...indented([
      ...first.clauses.flatMap((id) => saysLine(id, context)),
      ...(c ? caseLines(c, context.scenarioOf(c), step, context.lang) : []),
      printable(withoutStep(message, step)),
      ...(why === undefined ? [] : [`because ${printable(why)}`]),
      ...(exchange ? exchangeLines(exchange, context.whole).map(printable) : []),
      ...(first.restsOn.length > 0 ? [`it rests on a reading: ${first.restsOn.join(', ')}`] : []),
      `again: ${againLine(first.case, context.again)}`,
      ...(others.length > 0 ? [`and so ${alike(others)}`] : []),
    ]),
    '',
  ];
};

/** The step is marked among the others. */
const withoutStep = (message: string, step: string | undefined): string =>
  step !== undefined && message.startsWith(`${step}: `) ? message.slice(step.length + 2) : message;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const saysLine = (id: string, { clauseText }: ReportContext): string[] => {
  const text = clauseText(id);
  return text === undefined ? [] : [`${id}: ${text.replace(/\s+/g, ' ')}`];
};

const alike = (others: readonly CaseResult[]): string => {
  const ids = others.slice(0, MORE_SHOWN).map((c) => c.case);
  const rest = others.length - ids.length;
  return `${others.length} more: ${ids.join(', ')}${rest > 0 ? `, … and ${rest} others` : ''}`;
};

/** A claim that nothing could examine is said, not passed over. */
const unexamined = ({ claims, cases, complete }: RunResults): string[] => {
  if (!complete) return [];
  const claimed = claimedEditions(claims).flatMap((edition) => claimedProfiles(claims, edition));
  const empty = PROFILES.filter((p) => claimed.includes(p) && !cases.some((c) => c.profile === p));
  return empty.length > 0
    ? [`claimed but not examined, the suite has no cases yet: ${empty.join(', ')}`]
    : [];
};

const summary = (results: RunResults): string[] => {
  const { cases, conformant, complete, restarts, totals } = results;
  const isPass = (c: CaseResult): boolean => weightOf(c.verdict) === 'pass';
  const passed = cases.filter(isPass);
  const grounded = passed.filter((c) => c.grounds !== 'none');
  const right = grounded.filter((c) => c.grounds === 'right').length;
  const skipped = cases.filter((c) => weightOf(c.verdict) === 'aside').length;
  const others = Object.entries(totals.verdicts).filter(([verdict]) =>
    cases.some((c) => c.verdict === verdict && !isPass(c) && weightOf(c.verdict) !== 'aside'),
  );
  return [
    ...(others.length > 0 ? [others.map(([verdict, n]) => `${n} ${verdict}`).join(', ')] : []),
    ...(restarts > 0 ? [`the adapter was restarted ${restarts} times`] : []),
    ...baselineLines(results),
    ...readingLines(results),
    `${conformant ? 'conformant' : 'NOT conformant'}${complete ? '' : ' in the part examined'}`,
    `${passed.length} passed, ${cases.length - passed.length - skipped} failed, ${skipped} skipped`,
    `on the plain text: ${score(totals.text)}; on an adopted reading: ${score(totals.reading)}`,
    `right for the right reason: ${right} of ${grounded.length}`,
  ];
};

/** So many passed, of those that count. */
const score = (totals: VerdictTotals): string => {
  const all = Object.entries(totals) as [Verdict, number][];
  const sum = (counts: (verdict: Verdict) => boolean): number =>
    all.reduce((total, [verdict, n]) => total + (counts(verdict) ? n : 0), 0);
  return `${sum((v) => weightOf(v) === 'pass')} of ${sum((v) => weightOf(v) !== 'aside')}`;
};

const baselineLines = ({ baseline }: RunResults): string[] =>
  baseline
    ? [
        `against the baseline: ${baseline.new} new, ${baseline.stale} stale, ${baseline.known} known`,
      ]
    : [];

const readingLines = ({ readings, cases }: RunResults): string[] => {
  if (readings.length === 0) return [];
  const said = readings.map(
    ({ interpretation, value }) => `${interpretation}=${JSON.stringify(value)}`,
  );
  const under = cases.filter((c) => c.under !== undefined).length;
  return [
    `read otherwise than this suite does: ${said.join(', ')}; ${under} cases are judged by that`,
  ];
};
