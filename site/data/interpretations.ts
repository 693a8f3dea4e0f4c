// Interpretations as pages need them.
import type { Interpretation as Written } from '../../corpus/interpretation.ts';
import type { Interpretation } from '../src/model.ts';
import type { Places } from './relations.ts';
import { commonest } from './text.ts';

export const interpretationOf = (
  written: Written,
  profileOf: (clause: string) => string | undefined,
  { targetOf, clausesOf }: Places,
): Interpretation => ({
  slug: written.slug,
  profile:
    commonest(written.clauses.flatMap(clausesOf).flatMap((id) => profileOf(id) ?? [])) ?? 'jugada',
  question: written.question,
  why: { es: written.es, en: written.en },
  basis: written.basis,
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
