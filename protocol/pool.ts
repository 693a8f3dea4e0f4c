// Several sessions with the same implementation side by side: processes, or lanes to one server.
import type { InitializeResult, TransportKind } from './generated/types.ts';
import type { Method, ParamsOf, ResultOf } from './methods.ts';
import { Session, type SessionOptions } from './session.ts';
import { checkHandshake } from './session-handshake.ts';
import type { Transport } from './transports/transport.ts';

export class Pool {
  readonly #sessions: readonly Session[];

  constructor(transports: readonly Transport[], options: SessionOptions) {
    // One count for all: a program that keeps failing is not given ten chances in each of its processes.
    const restarts = options.restarts ?? { count: 0 };
    this.#sessions = transports.map(
      (transport) => new Session(transport, { ...options, restarts }),
    );
  }

  get kind(): TransportKind {
    return this.#sessions[0]?.transport.kind ?? 'in-process';
  }

  get restarts(): number {
    return this.#sessions[0]?.restarts ?? 0;
  }

  /** How many requests are taken at once, by all together. */
  get atOnce(): number {
    return this.#sessions.reduce((sum, session) => sum + session.atOnce, 0);
  }

  /** The latest words of the implementation outside the protocol. */
  log(): string {
    return this.#sessions.map(({ transport }) => transport.log()).join('');
  }

  /** Shakes hands with all; what the first says holds for all. */
  async start(): Promise<InitializeResult> {
    const [first, ...others] = this.#sessions.map((session) => session.start());
    if (!first) throw new Error('harness: a pool of no sessions; expected one at least');
    const [said, ...more] = await Promise.all([first, ...others]);
    for (const other of more) checkHandshake(other, said);
    return said;
  }

  /** `about` says in the record what it is asked for. */
  call<M extends Method>(method: M, params: ParamsOf<M>, about?: string): Promise<ResultOf<M>> {
    const able = this.#sessions.filter(({ isOver }) => !isOver);
    const freest = (able.length > 0 ? able : this.#sessions).reduce((a, b) =>
      b.load < a.load ? b : a,
    );
    return freest.call(method, params, about);
  }

  /** Nothing more is run, and nothing in flight is waited for. */
  giveUp(why: string): void {
    for (const session of this.#sessions) session.giveUp(why);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => session.stop()));
  }
}
