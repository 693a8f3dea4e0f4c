// Which cases of a scenario are shown whole: one that leads, and one of each other edition, which begins like it if any
// does. A case that says the same of its edition as the leading one of its own need not be shown again.
import { EDITIONS, type EditionInfo } from '../../corpus/editions.ts';
import type { Case, Scenario } from '../../corpus/features.ts';

export interface Shown {
  readonly case: Case;
  /** Every step is that of the leading case, but for the name of the edition. */
  readonly isAlike: boolean;
}

/** The leading one comes first. */
export const shownCases = ({ cases, keywords }: ShownOf): readonly Shown[] => {
  const [lead] = inOrderOfLeading(EDITIONS).flatMap((id) => ofEdition(cases, id).slice(0, 1));
  if (!lead) return [];
  const outcome = keywords.indexOf('Entonces');
  const beginning = (c: Case) =>
    told(c)
      .slice(0, outcome === -1 ? undefined : outcome)
      .join('\n');
  const others = EDITIONS.filter(({ id }) => id !== lead.edition).flatMap(({ id }) => {
    const own = ofEdition(cases, id);
    const best = own.find((c) => beginning(c) === beginning(lead)) ?? own[0];
    return best ? [best] : [];
  });
  return [
    { case: lead, isAlike: false },
    ...others.map((c) => ({ case: c, isAlike: told(c).join('\n') === told(lead).join('\n') })),
  ];
};

interface ShownOf {
  readonly cases: readonly Case[];
  readonly keywords: readonly string[];
}

/** The edition that another rests on, then the others, the latest first. */
const inOrderOfLeading = (editions: readonly EditionInfo[]): readonly EditionInfo['id'][] => {
  const latest = editions.toReversed().map(({ id }) => id);
  const isBase = (id: string) => editions.some(({ base }) => base === id);
  return [...latest.filter(isBase), ...latest.filter((id) => !isBase(id))];
};

const ofEdition = (cases: readonly Case[], edition: string): readonly Case[] =>
  cases.filter((c) => c.edition === edition);

const told = ({ steps, edition }: Case): readonly string[] =>
  steps.map((step) => step.replaceAll(edition, '<reglamento>'));

export const keywordsOf = ({ steps }: Scenario): readonly string[] =>
  steps.map(({ keyword }) => keyword.trim());
