// A conversation with an implementation: sends as many requests as it takes at once, starts it again when it fails,
// and blames exactly the request that brought a failure about.
import { AdapterFailure } from './failure.ts';
import type { InitializeResult, SuiteIdentity } from './generated/types.ts';
import type { Method, ParamsOf, ResultOf } from './methods.ts';
import { violation } from './session-answer.ts';
import { type Exchange, Flight, type Pending } from './session-flight.ts';
import { checkHandshake, PROTOCOL_VERSIONS } from './session-handshake.ts';
import type { Connection, Limits, Transport } from './transports/transport.ts';

export type { Exchange } from './session-flight.ts';

export const MAX_RESTARTS = 10;
/** More than this at once is of no use to anybody, whatever the implementation says. */
const MOST_AT_ONCE = 1024;
/** A program may take its time to start; the handshake waits so long, if nothing else is said. */
const START_MS = 20_000;

export interface SessionOptions {
  readonly suite: SuiteIdentity;
  readonly limits: Limits;
  /** How long the handshake may take. */
  readonly startMs?: number;
  readonly record?: (exchange: Exchange) => void;
  /** Hears what the implementation says outside the protocol. */
  readonly onLog?: (chunk: Buffer) => void;
  /** Restarts so far, counted together for all sessions of a run. */
  readonly restarts?: { count: number };
}

export class Session {
  readonly transport: Transport;
  readonly #options: SessionOptions;
  readonly #restarts: { count: number };
  readonly #waiting: Pending[] = [];
  readonly #flight: Flight;
  #state: 'new' | 'opening' | 'open' | 'broken' | 'over' = 'new';
  #connection: Connection | undefined;
  /** Settled when the connection before this one is closed. */
  #ended: Promise<unknown> = Promise.resolve();
  #atOnce = 1;
  /** What it said when it was first started. */
  #first: InitializeResult | undefined;
  /** What the implementation said when nothing was asked; the next request has to answer for it. */
  #stray: AdapterFailure | undefined;
  /** Why it had to be restarted last, or why nothing more is run. */
  #why = '';
  #isSending = false;

  constructor(transport: Transport, options: SessionOptions) {
    this.transport = transport;
    this.#options = options;
    this.#restarts = options.restarts ?? { count: 0 };
    const { responseMs } = options.limits;
    const { startMs = Math.max(START_MS, responseMs) } = options;
    this.#flight = new Flight(
      (method) => (method === 'initialize' ? startMs : responseMs),
      options.record ?? (() => {}),
      (failure) => this.#failed(failure),
    );
  }

  get restarts(): number {
    return this.#restarts.count;
  }

  /** How many requests the implementation takes at once, as it said in the handshake. */
  get atOnce(): number {
    return this.#atOnce;
  }

  /** Requests that were not answered yet. */
  get load(): number {
    return this.#waiting.length + this.#flight.size;
  }

  /** Whether nothing more will be run. */
  get isOver(): boolean {
    return this.#state === 'over';
  }

  /** Starts the implementation and shakes hands. */
  async start(): Promise<InitializeResult> {
    const handshake = await this.#open();
    this.#pump();
    return handshake;
  }

  /** Asks; the request is sent as soon as there is room for it. Rejects with a failure that is its own. */
  call<M extends Method>(method: M, params: ParamsOf<M>, about?: string): Promise<ResultOf<M>> {
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.push({ method, params, about, resolve, reject, alone: false });
      this.#pump();
    }) as Promise<ResultOf<M>>;
  }

  async stop(): Promise<void> {
    const isOpen = this.#state === 'open';
    this.giveUp('the session was closed');
    try {
      if (isOpen && this.#connection) await this.#ask(this.#connection, 'shutdown', undefined);
    } catch (error) {
      if (!(error instanceof AdapterFailure)) throw error; // an adapter may end without saying goodbye
    } finally {
      this.#flight.stop();
      await this.#connection?.close(false);
      await this.#ended;
    }
  }

  async #open(): Promise<InitializeResult> {
    this.#state = 'opening';
    try {
      await this.#ended;
      const connection = await this.#connect();
      this.#connection = connection;
      if (this.isOver) throw new AdapterFailure('not-run', `not run: ${this.#why}`);
      const result = await this.#ask(connection, 'initialize', {
        protocolVersions: [...PROTOCOL_VERSIONS],
        suite: this.#options.suite,
        limits: { ...this.#options.limits },
      });
      // What it said right behind its answer may have ended the conversation.
      if (this.#connection !== connection) throw this.#takeStray() ?? violation(this.#why);
      checkHandshake(result, this.#first);
      this.#first ??= result;
      this.#atOnce = Math.min(result.atOnce ?? 1, MOST_AT_ONCE);
      this.#state = 'open';
      return result;
    } catch (error) {
      this.#hangUp();
      if (this.#state === 'opening') this.#state = 'broken';
      throw error;
    }
  }

  /** What a connection says after it was hung up is not listened to. */
  async #connect(): Promise<Connection> {
    let isMine = () => true;
    const connection = await this.transport.connect({
      log: (chunk) => this.#options.onLog?.(chunk),
      message: (message, to) => {
        const failure = isMine() ? this.#flight.heard(message, to) : undefined;
        if (failure) this.#failed(failure);
        else this.#pump();
      },
      failed: (failure, guilty) => {
        if (!isMine()) return;
        if (guilty === undefined) this.#failed(failure);
        else this.#flight.blame(guilty, failure);
        this.#pump();
      },
    });
    isMine = () => this.#connection === connection;
    return connection;
  }

  /** Past the queue: for what is said before and after everything else. */
  #ask<M extends Method>(
    connection: Connection,
    method: M,
    params: ParamsOf<M>,
  ): Promise<ResultOf<M>> {
    return new Promise<unknown>((resolve, reject) => {
      this.#flight.send({ method, params, resolve, reject, alone: true }, connection);
    }) as Promise<ResultOf<M>>;
  }

  /** Sends what there is room for; starts the implementation first when it is not there. */
  #pump(): void {
    if (this.#isSending) return; // an answer that came while sending: the loop below goes on
    this.#isSending = true;
    while (this.#state === 'open' && this.#connection) {
      const [next] = this.#waiting;
      if (!next || !this.#flight.takes(next, this.#atOnce)) break;
      this.#waiting.shift();
      const stray = this.#takeStray();
      if (stray) next.reject(stray);
      else this.#flight.send(next, this.#connection);
    }
    this.#isSending = false;
    if (this.#waiting.length === 0) return;
    if (this.#state === 'over') this.giveUp(this.#why);
    else if (this.#state === 'new' || this.#state === 'broken') void this.#mend();
  }

  #takeStray(): AdapterFailure | undefined {
    const stray = this.#stray;
    this.#stray = undefined;
    return stray;
  }

  /** The whole connection is lost, and so is what was in flight. */
  #failed(failure: AdapterFailure): void {
    this.#hangUp();
    this.#why = failure.message;
    if (this.#flight.size === 0 && failure.kind === 'protocol-violation') this.#stray = failure;
    this.#waiting.unshift(...this.#flight.lose(failure));
    if (this.#state === 'open') this.#state = 'broken';
    this.#pump();
  }

  #hangUp(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    if (connection) this.#ended = connection.close(true);
  }

  /** Starts the implementation for the requests that wait; when that fails, the first of them is told. */
  async #mend(): Promise<void> {
    if (this.#state === 'broken') {
      if (this.#restarts.count >= MAX_RESTARTS) {
        this.giveUp(
          `the adapter had to be restarted ${MAX_RESTARTS} times, and again because: ${this.#why}`,
        );
        return;
      }
      this.#restarts.count += 1;
    }
    try {
      await this.#open();
    } catch (error) {
      if (error instanceof Error) this.#why = error.message;
      this.#waiting.shift()?.reject(error);
    }
    this.#pump();
  }

  /** Nothing more is run, neither what waits nor what is asked from now on. */
  giveUp(why: string): void {
    this.#state = 'over';
    this.#why = why;
    const failure = new AdapterFailure('not-run', `not run: ${why}`);
    this.#flight.drop(failure);
    for (const { reject } of this.#waiting.splice(0)) reject(failure);
  }
}
