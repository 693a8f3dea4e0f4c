// What became of an act, in the words that the features have for it.
import { isDeepStrictEqual } from 'node:util';
import type { ClockStop, Ending, Outcome, Presence } from '../../protocol/generated/types.ts';
import type { Choice } from '../../steps/language/term.ts';
import { VOCABULARY } from '../../steps/language/vocabulary.ts';
import type { Text } from './text.ts';

/** Undefined when no form of the term stands for the value. */
export const formOf = ({ forms }: Choice<unknown>, value: unknown): Text | undefined => {
  const form = forms.find(([, , meant]) => isDeepStrictEqual(meant, value));
  return form && { es: form[0], en: form[1] };
};

const said = <T>(term: Choice<T>, value: T): Text => {
  const form = formOf(term, value);
  if (!form) throw new Error(`no term of the features says ${JSON.stringify(value)}`);
  return form;
};

export const outcomeInWords = (outcome: Outcome): Text => {
  const { kind } = outcome;
  return said(
    VOCABULARY.resultado,
    kind === 'refused' ? { kind, reason: outcome.reason } : { kind },
  );
};

export const endingInWords = (reason: Ending): Text => said(VOCABULARY.final, reason);

export const stopInWords = (stop: ClockStop): Text => said(VOCABULARY.parada, stop);

export const whereInWords = (where: Presence): Text => said(VOCABULARY.paradero, where);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = ({ es, en }: Text): Text => ({ es: capital(es), en: capital(en) });
