// What the cases of a run come to, counted anew: whoever shows or certifies results believes none of their sums.
import { claimedEditions, claimedProfiles } from '../claims.ts';
import type { CaseResult, EditionId, Profile, RunResults, Verdict } from '../generated/types.ts';
import { PROFILES } from '../generated/vocabulary.ts';
import { isCounted, weightOf } from '../verdicts.ts';

/** How many of those that count were passed, and of the grounds that were given how many are right. */
export interface Score {
  readonly passed: number;
  readonly counted: number;
  readonly right: number;
  readonly grounded: number;
}

export const scoreOf = (cases: readonly CaseResult[]): Score => {
  const passed = cases.filter((c) => weightOf(c.verdict) === 'pass');
  const grounded = passed.filter((c) => c.grounds !== 'none');
  return {
    passed: passed.length,
    counted: cases.filter((c) => isCounted(c.verdict)).length,
    right: grounded.filter((c) => c.grounds === 'right').length,
    grounded: grounded.length,
  };
};

/** How far it goes: cases passed of all that the suite has, and areas in which every case of every edition passes. */
export interface Extent {
  readonly passed: number;
  readonly all: number;
  readonly areas: { readonly whole: number; readonly all: number };
}

/** Of all cases of the suite; what has no verdict was not passed. */
export const extentOf = (
  cases: readonly { readonly profile: Profile; readonly verdict?: Verdict | undefined }[],
): Extent => {
  const isPassed = ({ verdict }: (typeof cases)[number]) =>
    verdict !== undefined && weightOf(verdict) === 'pass';
  const areas = [...Map.groupBy(cases, ({ profile }) => profile).values()];
  return {
    passed: cases.filter(isPassed).length,
    all: cases.length,
    areas: { whole: areas.filter((own) => own.every(isPassed)).length, all: areas.length },
  };
};

/** Something was examined, and nothing of it speaks against the implementation or makes the run void. */
export const isConformant = (cases: readonly CaseResult[]): boolean => {
  const weights = cases.map((c) => weightOf(c.verdict));
  return weights.includes('pass') && weights.every((w) => w === 'pass' || w === 'aside');
};

export type ClauseCounts = Readonly<Record<string, Partial<Record<Verdict, number>>>>;

/** By clause, in the order of the suite, how many of its cases got which verdict; what was not claimed is left out. */
export const byClause = (cases: readonly CaseResult[]): ClauseCounts => {
  const counts: Record<string, Partial<Record<Verdict, number>>> = {};
  for (const { clauses, verdict } of cases) {
    if (weightOf(verdict) === 'aside') continue;
    for (const clause of clauses) {
      const own = counts[clause] ?? {};
      counts[clause] = { ...own, [verdict]: (own[verdict] ?? 0) + 1 };
    }
  }
  return counts;
};

export interface Part {
  readonly edition: EditionId;
  readonly profile: Profile;
}

/** What is claimed, but had no case in the run. */
export const unexamined = ({ claims, cases }: Pick<RunResults, 'claims' | 'cases'>): Part[] => {
  const seen = new Set(cases.map((c) => `${c.edition} ${c.profile}`));
  return claimedEditions(claims).flatMap((edition) =>
    claimedProfiles(claims, edition)
      .filter((profile) => !seen.has(`${edition} ${profile}`))
      .map((profile) => ({ edition, profile })),
  );
};

/** What had cases in the run and is not claimed. */
export const unclaimed = ({ claims, cases }: Pick<RunResults, 'claims' | 'cases'>): Part[] => {
  const seen = new Map(cases.map((c) => [`${c.edition} ${c.profile}`, c]));
  return [...seen.values()]
    .filter((c) => !claimedProfiles(claims, c.edition).includes(c.profile))
    .map(({ edition, profile }) => ({ edition, profile }))
    .sort(
      (a, b) =>
        a.edition.localeCompare(b.edition) ||
        PROFILES.indexOf(a.profile) - PROFILES.indexOf(b.profile),
    );
};
