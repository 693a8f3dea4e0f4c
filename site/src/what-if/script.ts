// A script read back: the steps of each case of a regulation.
import type { EditionId, Profile } from '../../../protocol/generated/types.ts';
import type { Script } from '../../data/scripts.ts';

export interface RunnableCase {
  readonly id: string;
  readonly scenario: string;
  readonly edition: EditionId;
  readonly profile: Profile;
  readonly title: { readonly es: string; readonly en: string };
  readonly clauses: readonly string[];
  readonly steps: readonly string[];
}

export const casesOf = (scripts: readonly Script[], editions: readonly EditionId[]) =>
  scripts.flatMap(([scenario, profile, es, en, common, cases]) =>
    cases.flatMap(([edition, ordinal, clauses, own]): RunnableCase[] => {
      if (!editions.includes(edition)) return [];
      const rest = [...own];
      const steps = common.flatMap((step) => step ?? rest.shift() ?? []);
      const id = `${scenario}/${edition}/${ordinal}`;
      return [{ id, scenario, edition, profile, title: { es, en }, clauses, steps }];
    }),
  );
