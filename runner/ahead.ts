// Sends requests before Cucumber asks for their answers: cases are prepared in their order, as far ahead as keeps the
// implementation busy, and each answer is kept until the Then steps of its case need it.
import type { Case } from '../corpus/features.ts';
import { AdapterFailure } from '../protocol/failure.ts';
import type { Answer, Caller } from '../steps/kernel/caller.ts';
import { ask } from '../steps/kernel/execute.ts';
import { type Prepared, prepare } from '../steps/kernel/prepare.ts';
import type { RunningCase } from '../steps/kernel/run.ts';
import { AS_ADOPTED, type ReadOtherwise } from './read-otherwise.ts';

/** A case whose request was sent, with what came of it so far. */
export interface SentCase extends RunningCase {
  /** How the implementation failed to answer. */
  readonly failure: AdapterFailure | undefined;
  /** Interpretations under whose other reading it is judged. */
  readonly under: readonly string[];
}

/** Whoever answers, and how many requests it takes at once. */
export type Asked = Caller & { readonly atOnce: number };

/** So many cases are ready at least, so that the implementation need not wait while Cucumber keeps its books. */
const LEAST_AHEAD = 16;

export class Ahead {
  readonly #cases: readonly Case[];
  readonly #asked: Asked;
  readonly #otherwise: ReadOtherwise;
  readonly #sent = new Map<string, SentCase>();
  #next = 0;

  constructor(cases: readonly Case[], asked: Asked, otherwise: ReadOtherwise = AS_ADOPTED) {
    this.#cases = cases;
    this.#asked = asked;
    this.#otherwise = otherwise;
  }

  /** The case with its answer, or the promise of one. Cases are taken in their order, each once. */
  take(id: string): SentCase {
    this.#fill();
    const found = this.#sent.get(id);
    if (!found) throw new Error(`harness: ${id} is run out of its order`);
    this.#sent.delete(id);
    this.#fill();
    return found;
  }

  #fill(): void {
    const ahead = Math.max(LEAST_AHEAD, 2 * this.#asked.atOnce);
    while (this.#sent.size < ahead) {
      const next = this.#cases[this.#next];
      if (!next) return;
      this.#next += 1;
      this.#sent.set(next.id, this.#send(next));
    }
  }

  #send(c: Case): SentCase {
    const otherwise = this.#otherwise(c);
    const prepared = otherwise?.prepared ?? prepare(c.steps);
    return send(prepared, this.#callerFor(c), otherwise?.under ?? []);
  }

  #callerFor(c: Case): Caller {
    return { call: (method, params) => this.#asked.call(method, params, c.id) };
  }
}

const send = (prepared: Prepared, caller: Caller, under: readonly string[]): SentCase => {
  // A case that could not be prepared asks nothing; its step says why.
  const asked = prepared.kept ? undefined : ask(caller, prepared.request());
  let answer: Answer | undefined;
  let error: unknown;
  // Nobody may be waiting yet when it fails.
  asked?.then(
    (result) => {
      answer = result;
    },
    (reason: unknown) => {
      error = reason;
    },
  );
  return {
    prepared,
    under,
    answer: () => {
      if (answer) return answer;
      if (error !== undefined || !asked) throw error;
      return asked;
    },
    get failure() {
      return error instanceof AdapterFailure ? error : undefined;
    },
  };
};
