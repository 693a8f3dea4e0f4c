// What a person reads at the end of a run: a table by edition and profile, everything that speaks against the
// implementation, equal failures together, and what it comes to.
import type { Case } from '../../corpus/features.ts';
import { claimedEditions, claimedProfiles } from '../../protocol/claims.ts';
import type { CaseResult, RunResults } from '../../protocol/generated/types.ts';

import { EDITIONS, PROFILES } from '../../protocol/generated/vocabulary.ts';
import { weightOf } from '../../protocol/verdicts.ts';

import { tableLines } from '../../shared/table.ts';
import { printable } from '../printable.ts';
import type { Report } from '../report.ts';

const GROUPS_SHOWN = 20;
const MORE_SHOWN = 5;

export const report: Report = {
  name: 'terminal',
  write: (results, { cases }) => {
    const { name, version, language } = results.implementation;
    return [
      `${printable(name)} ${printable(version)} (${printable(language)}, ${results.transport})`,
      '',
      ...table(results),
      '',
      ...failures(results, cases),
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
const failures = ({ cases }: RunResults, byId: ReadonlyMap<string, Case>): string[] => {
  const bad = cases.filter((c) => ['against', 'void'].includes(weightOf(c.verdict)));
  const groups = [...Map.groupBy(bad, (c) => `${c.verdict} ${c.message}`).values()];
  const shown = groups.slice(0, GROUPS_SHOWN).flatMap(([first, ...others]) => {
    if (!first) return [];
    const c = byId.get(first.case);
    return [
      `${first.verdict}  ${first.case}  ${c?.uri}:${c?.line}  (${first.clauses.join(', ')})`,
      `  ${c?.name ?? ''}`,
      `  ${printable(first.message ?? '')}`,
      ...(others.length > 0 ? [`  and so ${alike(others)}`] : []),
      '',
    ];
  });
  const rest = groups.slice(GROUPS_SHOWN).flat().length;
  return rest > 0 ? [...shown, `… and ${rest} more; the results file has them all`, ''] : shown;
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

const summary = ({ cases, conformant, complete, restarts, totals }: RunResults): string[] => {
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
    `${conformant ? 'conformant' : 'NOT conformant'}${complete ? '' : ' in the part examined'}`,
    `${passed.length} passed, ${cases.length - passed.length - skipped} failed, ${skipped} skipped`,
    `right for the right reason: ${right} of ${grounded.length}`,
  ];
};
