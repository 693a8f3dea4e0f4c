// One interpretation: regulations/interpretations/<slug>.md → the question, its readings, the one adopted and why.
import type { InterpretationMeta } from '../protocol/generated/types.ts';
import { type Source, textsOf } from './document.ts';
import { slugOfFile } from './files.ts';

export interface Interpretation extends InterpretationMeta {
  readonly slug: string;
  readonly file: string;
  /** Why the adopted reading was adopted. */
  readonly es: string;
  readonly en: string;
}

export const readInterpretation = ({
  file,
  front,
  body,
  report,
}: Source<InterpretationMeta>): Interpretation[] => {
  const adopted = front.readings.filter((reading) => reading.adopted);
  if (adopted.length !== 1) {
    const expected = 'exactly one reading with adopted: true';
    report(undefined, `${adopted.length} readings adopted`, expected);
  }
  const texts = textsOf('the reason', body, report);
  return texts ? [{ ...front, ...texts, slug: slugOfFile(file), file }] : [];
};
