// The doctor's own conversation with an implementation: one question after the other, every answer as it came, and
// whatever goes wrong told instead of blamed. What the suite itself never sends can be asked too.
import { AdapterFailure, type FailureKind } from '../../protocol/failure.ts';
import type { Request, Response } from '../../protocol/generated/types.ts';
import { idOf } from '../../protocol/session-answer.ts';
import type { Connection, Transport } from '../../protocol/transports/transport.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import type { Budget } from './budget.ts';

export type Reply =
  | { readonly kind: 'result'; readonly result: unknown; readonly ms: number }
  | {
      readonly kind: 'error';
      readonly code: number;
      readonly message: string;
      readonly to: unknown;
    }
  | { readonly kind: 'failed'; readonly how: FailureKind; readonly message: string };

/** Less than this is not enough to ask anything. */
export const LEAST_MS = 300;

export interface Question {
  readonly method: string;
  readonly params?: unknown;
}

/** How long it waits for the handshake, and for any other answer. */
export interface Patience {
  readonly startMs: number;
  readonly answerMs: number;
}

interface Waiting {
  readonly began: number;
  readonly settle: (reply: Reply) => void;
}

export class Talk {
  readonly transport: Transport;
  readonly #budget: Budget;
  readonly #patience: Patience;
  readonly #greeting: Question;
  readonly #waiting = new Map<number, Waiting>();
  #connection: Connection | undefined;
  #id = 0;
  /** How the last connection ended by itself, if it did. */
  #end: AdapterFailure | undefined;
  #onEnd: () => void = () => {};

  constructor(transport: Transport, budget: Budget, patience: Patience, greeting: Question) {
    this.transport = transport;
    this.#budget = budget;
    this.#patience = patience;
    this.#greeting = greeting;
  }

  /** Starts the implementation and says what every session begins with. */
  async greet(): Promise<Reply> {
    try {
      const connection = await this.transport.connect({
        message: (message, to) => this.#heard(message, to),
        failed: (failure, guilty) => this.#failed(failure, guilty),
      });
      this.#connection = connection;
      this.#end = undefined;
    } catch (error) {
      if (!(error instanceof AdapterFailure)) throw error;
      return { kind: 'failed', how: error.kind, message: error.message };
    }
    return this.#send(this.#greeting, this.#patience.startMs);
  }

  /** Asks; an implementation that was lost is started again first. */
  async ask(question: Question): Promise<Reply> {
    const [reply] = await this.askAll([question]);
    return reply as Reply;
  }

  /** Asks all of them in one go. */
  async askAll(questions: readonly Question[]): Promise<readonly Reply[]> {
    if (!this.#connection) {
      const greeted = await this.greet();
      if (greeted.kind === 'failed') return questions.map(() => greeted);
    }
    return Promise.all(questions.map((question) => this.#send(question, this.#patience.answerMs)));
  }

  /** Waits until the implementation ends by itself: how it did, or nothing when it goes on. */
  async end(ms: number): Promise<string | undefined> {
    if (this.#connection && !this.#end)
      await this.#budget.wait(ms, (done) => {
        this.#onEnd = done;
      });
    return this.#end?.message;
  }

  async hangUp(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.close(true);
  }

  #send({ method, params }: Question, ms: number): Promise<Reply> {
    const id = ++this.#id;
    const request = { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) };
    return new Promise((resolve) => {
      const patience = this.#budget.atMost(ms);
      if (this.#budget.left < LEAST_MS) {
        // Nobody is blamed for time that others took.
        resolve({ kind: 'failed', how: 'not-run', message: 'there was no time left' });
        return;
      }
      const timer = setTimeout(() => {
        void this.hangUp();
        this.#lose('timeout', `no answer within ${patience} ms`);
      }, patience);
      this.#waiting.set(id, {
        began: performance.now(),
        settle: (reply) => {
          clearTimeout(timer);
          this.#waiting.delete(id);
          resolve(reply);
        },
      });
      this.#connection?.send(request as Request);
    });
  }

  #heard(message: unknown, to: number | undefined): void {
    const id = idOf(message);
    const [oldest] = this.#waiting.keys();
    // An error without an id is about what could not be read: what else than the oldest.
    const meant = to ?? (id === null ? oldest : id);
    const waiting = this.#waiting.get(meant as number);
    if (waiting) waiting.settle(replyOf(message, performance.now() - waiting.began));
    else
      this.#lose(
        'protocol-violation',
        `/id is ${JSON.stringify(id) ?? 'absent'}, expected ${[...this.#waiting.keys()].join(' or ') || 'no answer, as nothing was asked'}`,
      );
  }

  #failed({ kind, message }: AdapterFailure, guilty: number | undefined): void {
    const blamed = guilty === undefined ? undefined : this.#waiting.get(guilty);
    if (blamed) {
      blamed.settle({ kind: 'failed', how: kind, message });
      return;
    }
    this.#end = new AdapterFailure(kind, message);
    this.#onEnd();
    void this.hangUp();
    this.#lose(kind, message);
  }

  #lose(how: FailureKind, message: string): void {
    for (const { settle } of [...this.#waiting.values()]) settle({ kind: 'failed', how, message });
  }
}

const replyOf = (message: unknown, ms: number): Reply => {
  if (!validators.response(message))
    return {
      kind: 'failed',
      how: 'protocol-violation',
      message: problemText(problemsIn(validators.response, message)),
    };
  const { error, result, id } = message as Response;
  return error
    ? { kind: 'error', code: error.code, message: error.message, to: id }
    : { kind: 'result', result, ms };
};
