// The cases as scripts that a browser can run again: what all cases of a scenario have in common is said once.
import type { Case, Scenario } from '../../corpus/features.ts';
import type { EditionId, Profile } from '../../protocol/generated/types.ts';

export type Script = readonly [
  id: string,
  profile: Profile,
  es: string,
  en: string,
  /** A step that differs from case to case is null here. */
  steps: readonly (string | null)[],
  cases: readonly ScriptedCase[],
];

export type ScriptedCase = readonly [
  edition: EditionId,
  ordinal: string,
  clauses: readonly string[],
  /** The steps of its own, in order. */
  steps: readonly string[],
];

export const scriptOf = ({ id, profile, name, en, cases }: Scenario): Script => {
  const common = commonSteps(cases);
  return [
    id,
    profile,
    name,
    en ?? name,
    common,
    cases.map((one) => [
      one.edition,
      one.id.split('/')[2] ?? '1',
      one.clauses,
      one.steps.filter((step, i) => step !== common[i]),
    ]),
  ];
};

/** One step for each place; null where cases differ, also in how many steps they have. */
const commonSteps = (cases: readonly Case[]): (string | null)[] => {
  const longest = Math.max(0, ...cases.map(({ steps }) => steps.length));
  return Array.from({ length: longest }, (_, i) => {
    const [first, ...others] = new Set(cases.map(({ steps }) => steps[i]));
    return others.length === 0 ? (first ?? null) : null;
  });
};
