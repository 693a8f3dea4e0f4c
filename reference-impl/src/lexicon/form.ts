// A form that comes from an article: admitted, barred or undetermined, with its grounds and how it comes about.
import type {
  ClauseId,
  DerivationStep,
  LexicalVerdict,
  Word,
} from '../../../protocol/generated/types.ts';
import { clausesOf, type Ground } from '../kernel/ruled.ts';

export interface Form {
  readonly word: Word;
  readonly verdict: LexicalVerdict;
  readonly because: readonly ClauseId[];
  /** From the printed form to the word. */
  readonly steps: readonly DerivationStep[];
}

/** A form that one more step makes of another, on these grounds and those of the form it comes from. */
export const formed = (
  from: Pick<Form, 'steps'>,
  step: DerivationStep,
  verdict: LexicalVerdict,
  ...grounds: readonly Ground[]
): Form => ({
  word: step.form,
  verdict,
  because: clausesOf(grounds),
  steps: [...from.steps, step],
});
