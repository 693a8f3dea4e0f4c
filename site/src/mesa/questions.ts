// The other readings of an interpretation, as a request carries them.
import { readingAt } from '../../../reference-impl/src/index.ts';
import type { Interpretation, SiteData } from '../model.ts';
import type { Readings } from './ruling.ts';

export const readingsOf = (
  { parameter, readings }: Interpretation,
  groups: SiteData['parameters'],
): readonly Readings[] => {
  const at = groups
    .flatMap(({ name: group, parameters }) => parameters.map((one) => ({ ...one, group })))
    .find(({ path }) => path === parameter);
  if (!at) return [];
  return readings
    .filter(({ adopted }) => !adopted)
    .map(({ value }) => readingAt(at, JSON.parse(value)) as Readings);
};
