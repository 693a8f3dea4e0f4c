// The requests in flight over one connection: sent, timed, matched with their answers in whatever order these come.
import { AdapterFailure } from './failure.ts';
import type { Request } from './generated/types.ts';
import type { Method } from './methods.ts';
import { checkRequest, idOf, resultOf, violation } from './session-answer.ts';
import { Clock } from './session-clock.ts';
import type { Connection } from './transports/transport.ts';

export interface Exchange {
  /** What it was asked for, such as a case. */
  readonly about?: string;
  readonly request: Request;
  readonly response?: unknown;
  readonly failure?: string;
}

/** A question and who waits for its answer. */
export interface Pending {
  readonly method: Method;
  readonly params: unknown;
  readonly about?: string | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** It was in flight with others when all of them were lost: it is sent again with nothing beside it. */
  readonly alone: boolean;
}

interface Sent extends Pending {
  readonly request: Request;
}

export class Flight {
  readonly #sent = new Map<number, Sent>();
  readonly #clock: Clock;
  readonly #patience: (method: Method) => number;
  readonly #record: (exchange: Exchange) => void;
  #id = 0;

  constructor(
    patience: (method: Method) => number,
    record: (exchange: Exchange) => void,
    onLate: (failure: AdapterFailure) => void,
  ) {
    this.#patience = patience;
    this.#record = record;
    this.#clock = new Clock((ms) =>
      onLate(new AdapterFailure('timeout', `no answer within ${ms} ms`)),
    );
  }

  get size(): number {
    return this.#sent.size;
  }

  /** Whether there is room for this one beside those in flight. */
  takes({ alone }: Pending, atOnce: number): boolean {
    const [first] = this.#sent.values();
    return !first || (!alone && !first.alone && this.#sent.size < atOnce);
  }

  send(pending: Pending, connection: Connection): void {
    const { method, params } = pending;
    const id = this.#id + 1;
    const request = {
      jsonrpc: '2.0',
      id,
      method,
      ...(params === undefined ? {} : { params }),
    } as Request;
    try {
      checkRequest(request);
    } catch (error) {
      pending.reject(error);
      return;
    }
    this.#id = id;
    this.#sent.set(id, { ...pending, request });
    connection.send(request);
    // It may have been answered already: an implementation in this process does so at once.
    if (this.#sent.size === 1 && this.#sent.has(id)) this.#clock.begin(this.#patience(method));
  }

  /** A message came. What answers nothing that was asked is a failure of the whole connection, and is given back. */
  heard(message: unknown, to: number | undefined): AdapterFailure | undefined {
    const id = idOf(message);
    if (to !== undefined) {
      // A message without an id is told by its schema, which says more than that the id is not there.
      const isAstray = id !== undefined && id !== to;
      this.#settle(to, isAstray ? misaddressed(message, [to]) : undefined, message);
    } else if (typeof id === 'number' && this.#sent.has(id)) {
      this.#settle(id, undefined, message);
    } else {
      return misaddressed(message, [...this.#sent.keys()]);
    }
    return undefined;
  }

  /** The failure is that of one request; the conversation goes on. */
  blame(id: number, failure: AdapterFailure): void {
    this.#settle(id, failure);
  }

  /** The connection is lost. One request in flight is to blame; several are given back, to be tried one by one. */
  lose(failure: AdapterFailure): Pending[] {
    const lost = this.#clear();
    const [only] = lost;
    if (!only || lost.length > 1) {
      const why = `${failure.message}; it is sent again on its own`;
      for (const one of lost) this.#record({ ...asked(one), failure: why });
      return lost.map((pending) => ({ ...pending, alone: true }));
    }
    this.#record({ ...asked(only), failure: failure.message });
    only.reject(failure);
    return [];
  }

  /** Nothing in flight will be answered. */
  drop(failure: AdapterFailure): void {
    for (const { reject } of this.#clear()) reject(failure);
  }

  stop(): void {
    this.#clock.stop();
  }

  #clear(): Sent[] {
    const all = [...this.#sent.values()];
    this.#sent.clear();
    this.#clock.rest();
    return all;
  }

  #settle(id: number, failure: AdapterFailure | undefined, message?: unknown): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    const [oldest] = this.#sent.keys();
    this.#sent.delete(id);
    const [first] = this.#sent.values();
    if (!first) this.#clock.rest();
    else if (id === oldest) this.#clock.begin(this.#patience(first.method));
    const { request, resolve, reject } = sent;
    this.#record(
      message === undefined && failure
        ? { ...asked(sent), failure: failure.message }
        : { ...asked(sent), response: message },
    );
    try {
      if (failure) throw failure;
      resolve(resultOf(request, message));
    } catch (error) {
      reject(error);
    }
  }
}

const asked = ({ request, about }: Sent): Pick<Exchange, 'about' | 'request'> =>
  about === undefined ? { request } : { about, request };

const misaddressed = (message: unknown, expected: readonly number[]): AdapterFailure => {
  const found = JSON.stringify(idOf(message)) ?? 'absent';
  const one = expected.join(' or ') || 'no answer, as nothing was asked';
  const error = (message as { error?: { message?: unknown } } | null)?.error?.message;
  const said = typeof error === 'string' ? `; the adapter says: ${error}` : '';
  return violation(`/id is ${found}, expected ${one}${said}`);
};
