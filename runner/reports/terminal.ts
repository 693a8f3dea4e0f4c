// What a person reads at the end of a run: a table by edition and profile, then everything that is not a pass.
import { EDITIONS } from '../../corpus/editions.ts';
import type { Case } from '../../corpus/features.ts';
import { claimedEditions, claimedProfiles } from '../../protocol/claims.ts';
import type { CaseResult, RunResults } from '../../protocol/generated/types.ts';
import { PROFILES } from '../../protocol/generated/vocabulary.ts';
import { tableLines } from '../../shared/table.ts';

const SHOWN = 20;

export const reportOf = (results: RunResults, cases: ReadonlyMap<string, Case>): string =>
  [
    `${printable(results.implementation.name)} ${printable(results.implementation.version)} (${printable(results.implementation.language)}, ${results.transport})`,
    '',
    ...table(results),
    '',
    ...failures(results, cases),
    ...unexamined(results),
    summary(results),
  ].join('\n');

/** Text of a stranger's program on a terminal: no control characters. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '·');

const table = (results: RunResults): string[] => {
  const profiles = PROFILES.filter((p) => results.cases.some((c) => c.profile === p));
  const rows = EDITIONS.map(({ id }) => [
    id,
    ...profiles.map((profile) =>
      cell(results.cases.filter((c) => c.edition === id && c.profile === profile)),
    ),
  ]);
  return tableLines([['', ...profiles], ...rows]);
};

const cell = (cases: readonly CaseResult[]): string => {
  const counted = cases.filter((c) => c.verdict !== 'not-claimed');
  if (cases.length === 0) return '–';
  if (counted.length === 0) return 'not claimed';
  const passed = counted.filter((c) => c.verdict === 'pass').length;
  return `${passed === counted.length ? '✓' : '✗'} ${passed}/${counted.length}`;
};

const failures = ({ cases }: RunResults, byId: ReadonlyMap<string, Case>): string[] => {
  const bad = cases.filter((c) => c.verdict !== 'pass' && c.verdict !== 'not-claimed');
  const shown = bad.slice(0, SHOWN).flatMap((result) => {
    const c = byId.get(result.case);
    return [
      `${result.verdict}  ${result.case}  ${c?.uri}:${c?.line}  (${result.clauses.join(', ')})`,
      `  ${c?.name ?? ''}`,
      `  ${printable(result.message ?? '')}`,
      '',
    ];
  });
  const rest = bad.length - SHOWN;
  return rest > 0 ? [...shown, `… and ${rest} more; the results file has them all`, ''] : shown;
};

/** A claim that nothing could examine is said, not passed over. */
const unexamined = ({ claims, cases, complete }: RunResults): string[] => {
  const claimed = claimedEditions(claims).flatMap((edition) => claimedProfiles(claims, edition));
  const profiles = PROFILES.filter((p) => claimed.includes(p));
  const empty = complete ? profiles.filter((p) => !cases.some((c) => c.profile === p)) : [];
  return empty.length > 0
    ? [`claimed but not examined, the suite has no cases yet: ${empty.join(', ')}`]
    : [];
};

const summary = ({ cases, conformant, complete, restarts }: RunResults): string => {
  const counts = new Map<string, number>();
  for (const { verdict } of cases) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const passed = counts.get('pass') ?? 0;
  const skipped = counts.get('not-claimed') ?? 0;
  const failed = cases.length - passed - skipped;
  const others = [...counts]
    .filter(([v]) => v !== 'pass' && v !== 'not-claimed')
    .map(([v, n]) => `${n} ${v}`);
  return [
    ...(others.length > 0 ? [others.join(', ')] : []),
    ...(restarts > 0 ? [`the adapter was restarted ${restarts} times`] : []),
    `${conformant ? 'conformant' : 'NOT conformant'}${complete ? '' : ' in the part examined'}`,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
};
