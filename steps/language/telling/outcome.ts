// What became of an act, in the words that the features have for it.
import type { ClockStop, Ending, Outcome, Presence } from '../../../protocol/generated/types.ts';
import type { Choice } from '../term.ts';
import { VOCABULARY } from '../vocabulary.ts';

/** In the two languages of the steps. */
export interface Text {
  readonly es: string;
  readonly en: string;
}

const isAlike = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  const at = (of: object, key: string): unknown => (of as Record<string, unknown>)[key];
  return (
    keys.length === others.length && keys.every((key) => isAlike(at(one, key), at(other, key)))
  );
};

/** Undefined when no form of the term stands for the value. */
export const formOf = ({ forms }: Choice<unknown>, value: unknown): Text | undefined => {
  const form = forms.find(([, , meant]) => isAlike(meant, value));
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
