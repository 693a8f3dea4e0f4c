// A form that comes from an article: admitted, barred or undetermined, with its grounds and how it comes about. Forms are
// letters without accents; they become tiles where they are judged.
import type {
  ClauseId,
  DerivationOp,
  LexicalVerdict,
  VerbSlot,
} from '../../../protocol/generated/types.ts';
import { clausesOf, type Ground } from '../kernel/ruled.ts';

/** One form that comes from the one before it. */
export interface FormStep {
  readonly op: DerivationOp;
  readonly text: string;
  /** Of a form of a verb. */
  readonly slot?: VerbSlot;
}

export interface Form {
  readonly text: string;
  readonly verdict: LexicalVerdict;
  readonly because: readonly ClauseId[];
  /** From the printed form to this one. */
  readonly steps: readonly FormStep[];
}

/** A form that one more step makes of another, on these grounds. */
export const formed = (
  from: Pick<Form, 'steps'>,
  step: FormStep,
  verdict: LexicalVerdict,
  ...grounds: readonly Ground[]
): Form => ({
  text: step.text,
  verdict,
  because: clausesOf(grounds),
  steps: [...from.steps, step],
});
