// Where the text is open: the interpretations whose other reading would rule this case differently, found by ruling it
// again under each.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { type Readings, type Ruling, rulingOn } from './ruling.ts';
import type { Facts, Situation } from './situation.ts';

/** An interpretation as the page brings it. */
export interface OpenQuestion {
  readonly slug: string;
  readonly question: string;
  readonly editions: readonly EditionId[];
  /** The values of its parameter that were not adopted, as readings of a request. */
  readonly others: readonly Readings[];
}

export const openIn = (
  questions: readonly OpenQuestion[],
  situation: Situation,
  ruling: Ruling,
  facts: Facts,
): readonly OpenQuestion[] =>
  questions.filter(
    ({ editions, others }) =>
      editions.includes(ruling.edition) &&
      others.some((readings) => {
        const other = rulingOn(situation, ruling.edition, facts, readings);
        return other !== undefined && other.likeness !== ruling.likeness;
      }),
  );
