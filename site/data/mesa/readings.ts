// The other readings of an interpretation, as a request carries them.
import { readingAt } from '../../../reference-impl/src/index.ts';
import type { ShownInterpretation } from '../interpretations.ts';
import type { parameterGroups } from '../parameters.ts';
import type { Readings } from './heard.ts';

export const readingsOf = (
  { parameter, readings }: ShownInterpretation,
  groups: ReturnType<typeof parameterGroups>,
): readonly Readings[] => {
  const at = groups
    .flatMap(({ name: group, parameters }) => parameters.map((one) => ({ ...one, group })))
    .find(({ path }) => path === parameter);
  if (!at) return [];
  return readings
    .filter(({ adopted }) => !adopted)
    .map(({ value }) => readingAt(at, JSON.parse(value)) as Readings);
};
