// A case in two halves: its Given and When steps are run at once and make the request, so that a runner can send it
// ahead; its Then steps are run when the answer is there.
import { type AnySubject, subjectOf } from '../subjects.ts';
import type { Answer, Call } from './caller.ts';
import { Mismatch } from './expect.ts';
import { matchStep } from './match.ts';
import type { MatchedStep, StepInCase } from './step.ts';
import type { Subject } from './subject.ts';

export interface Prepared {
  /** The step that could not be run, if any: nothing is asked then, and `run` throws its error at its place. */
  readonly kept: { readonly index: number; readonly error: unknown } | undefined;
  readonly subject: AnySubject;
  /** What to ask; throws the error that was kept. */
  readonly request: () => Call;
  /** Whether a step speaks of the answer, which has to be taken first. */
  readonly asks: (index: number) => boolean;
  readonly answered: (result: Answer) => void;
  /** Runs a Then step; a Given or When was run already and has nothing left to do but throw. */
  readonly run: (index: number) => void;
  /** Takes the answer and runs every Then step. */
  readonly judge: (result: Answer) => void;
}

export const prepare = (texts: readonly string[], create = subjectOf): Prepared => {
  const steps: StepInCase[] = [];
  let subject: AnySubject | undefined;
  let kept: Prepared['kept'];
  let call: Call | undefined;
  for (const [index, text] of texts.entries()) {
    try {
      const step = { ...matchStep(text), index };
      subject ??= create(step.definition);
      rejectMisplaced(step, steps.at(-1));
      steps.push(step);
      if (step.definition.kind !== 'then') runStep(subject, step);
    } catch (error) {
      kept = { index, error };
      break;
    }
  }
  const isThen = (index: number): boolean => steps[index]?.definition.kind === 'then';
  const sound = (): AnySubject => {
    if (kept) throw kept.error;
    if (!subject) throw new Error('harness: a case without steps; expected Given, When and Then');
    return subject;
  };
  const answered = (result: Answer): void => {
    const asked: Subject = sound();
    asked.answered(result);
  };
  const run = (index: number): void => {
    if (kept && index < kept.index && !isThen(index)) return;
    const step = steps[index];
    if (isThen(index) && step) assertStep(sound(), step);
    else sound();
  };
  return {
    kept,
    get subject() {
      return sound();
    },
    request: () => {
      call ??= sound().request();
      return call;
    },
    asks: (index) => !kept && isThen(index),
    answered,
    run,
    judge: (result) => {
      answered(result);
      for (const { index } of steps) run(index);
    },
  };
};

const runStep = (subject: AnySubject, step: StepInCase): void => {
  subject.begin(step);
  const body = step.definition.body as (subject: AnySubject, ...values: readonly unknown[]) => void;
  body(subject, ...step.values);
};

/** What does not hold is told with what the request needs to be read. */
const assertStep = (subject: AnySubject, step: StepInCase): void => {
  try {
    runStep(subject, step);
  } catch (error) {
    const aside = error instanceof Mismatch ? (subject as Subject).aside?.() : undefined;
    if (aside) (error as Mismatch).message += ` (${aside})`;
    throw error;
  }
};

/** A case is about one subject, and all that it asks for comes before what it asks. */
const rejectMisplaced = (step: MatchedStep, last: MatchedStep | undefined): void => {
  const { kind, subject } = step.definition;
  if (!last) return;
  if (subject !== last.definition.subject)
    throw new Error(
      `harness: "${step.text}" is a step of ${subject}, expected one of ${last.definition.subject} as before it`,
    );
  if (kind !== 'then' && last.definition.kind === 'then')
    throw new Error(
      `harness: "${step.text}" comes after "${last.text}", expected every Given and When before the first Then`,
    );
};
