// Where the text is open: the interpretations another reading of which would rule a case differently. Only those are
// tried whose parameter the rules asked for.

import type { EditionId } from '../../../protocol/generated/types.ts';
import { editions } from '../../../reference-impl/src/index.ts';
import type { ShownInterpretation } from '../interpretations.ts';
import type { parameterGroups } from '../parameters.ts';
import { hear, type Readings, type Told } from './heard.ts';
import type { Ruling } from './model.ts';
import { readingsOf } from './readings.ts';

type Said = Pick<Ruling<unknown>, 'kind' | 'doing'>;

export interface OpenQuestion {
  readonly slug: string;
  readonly editions: readonly EditionId[];
  /** Group, name and keys of its parameter. */
  readonly parameter: string;
  /** The values that were not adopted, as readings of a request. */
  readonly others: readonly Readings[];
}

export const openQuestions = (
  interpretations: readonly ShownInterpretation[],
  parameters: ReturnType<typeof parameterGroups>,
): readonly OpenQuestion[] =>
  interpretations.map((one) => ({
    slug: one.slug,
    editions: one.editions,
    parameter: one.parameter ?? '',
    others: readingsOf(one, parameters),
  }));

/** The cells of parameters that the rules look at in a case. */
const askedIn = (told: Told): ReadonlySet<string> => {
  const asked = new Set<string>();
  const watched = <T extends object>(tree: T, at = ''): T =>
    new Proxy(tree, {
      get: (target, key: string) => {
        const under = target[key as keyof T];
        const path = `${at}${key}`;
        asked.add(path);
        return isTable(under) ? watched(under, `${path}.`) : under;
      },
    });
  const { id, rules } = editions[told.params.edition];
  hear(told, { editions: { [id]: { id, rules: watched(rules) } } });
  return asked;
};

/** Of groups, parameters or cells; a cell has grounds. */
const isTable = (under: unknown): under is object =>
  typeof under === 'object' && under !== null && !Array.isArray(under) && !('because' in under);

/** What people are told. */
const likeness = ({ kind, doing }: Said): string => JSON.stringify([kind, doing]);

export const openIn = (
  questions: readonly OpenQuestion[],
  told: Told,
  ruling: Said,
  under: (readings: Readings) => Said,
): readonly string[] => {
  const asked = askedIn(told);
  const said = likeness(ruling);
  return questions
    .filter(
      ({ editions: where, parameter, others }) =>
        where.includes(told.params.edition) &&
        asked.has(parameter) &&
        others.some((readings) => likeness(under(readings)) !== said),
    )
    .map(({ slug }) => slug);
};
