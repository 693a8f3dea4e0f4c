// Interpretations as pages need them.
import type { Interpretation } from '../../corpus/interpretation.ts';
import type { Profile } from '../../protocol/generated/types.ts';
import type { Places } from './relations.ts';
import { commonest } from './text.ts';

export type ShownInterpretation = ReturnType<typeof interpretationOf>;

export const interpretationOf = (
  written: Interpretation,
  profileOf: (clause: string) => Profile | undefined,
  { targetOf, clausesOf }: Places,
) => ({
  slug: written.slug,
  /** The area most of its clauses belong to. */
  profile: commonest(written.clauses.flatMap(clausesOf).flatMap((id) => profileOf(id) ?? [])),
  question: written.question,
  why: { es: written.es, en: written.en },
  basis: written.basis,
  status: written.status,
  editions: written.editions,
  clauses: written.clauses.map(targetOf),
  readings: written.readings.map(({ es, en, value, adopted }) => ({
    text: { es, en },
    value: JSON.stringify(value),
    adopted: adopted ?? false,
  })),
  scenarios: written.scenarios,
  parameter: written.parameter,
});
