// One interpretation: regulations/interpretations/<slug>.md → the question, its readings, the one adopted and why.
import type { InterpretationMeta } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { readDocument, textsOf } from './document.ts';
import { type Problem, problem } from './problem.ts';

export interface Interpretation extends InterpretationMeta {
  readonly slug: string;
  readonly file: string;
  /** Why the adopted reading was adopted. */
  readonly es: string;
  readonly en: string;
}

export const readInterpretation = (
  file: string,
  text: string,
): { interpretation?: Interpretation; problems: Problem[] } => {
  const problems: Problem[] = [];
  const document = readDocument<InterpretationMeta>(
    file,
    text,
    validators.interpretation,
    problems,
  );
  if (!document) return { problems };
  const { meta, body } = document;
  const adopted = meta.readings.filter((reading) => reading.adopted);
  if (adopted.length !== 1) {
    problems.push(
      problem(
        file,
        undefined,
        `${adopted.length} readings adopted`,
        'exactly one reading with adopted: true',
      ),
    );
  }
  const texts = textsOf(file, 'the reason', body, problems);
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  return texts ? { interpretation: { ...meta, ...texts, slug, file }, problems } : { problems };
};
