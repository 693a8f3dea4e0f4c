// A conversation with an implementation: validates both ways, starts it again when it fails, keeps count.
import { verdictOfError } from './error-codes.ts';
import { AdapterFailure, type FailureKind } from './failure.ts';
import type {
  GameReplayParams,
  GameReplayResult,
  InitializeResult,
  Request,
  SuiteIdentity,
} from './generated/types.ts';
import { type Method, misfitsOf, type ParamsOf, type ResultOf, resultProblems } from './methods.ts';
import type { Limits, Transport } from './transports/transport.ts';
import { problemsIn, problemText, validators } from './validate.ts';

export const PROTOCOL_VERSIONS = ['1'] as const;
export const MAX_RESTARTS = 10;

export interface Exchange {
  readonly request: Request;
  readonly response?: unknown;
  readonly failure?: string;
}

export class Session {
  readonly transport: Transport;
  readonly #suite: SuiteIdentity;
  readonly #limits: Limits;
  readonly #record: (exchange: Exchange) => void;
  #id = 0;
  #restarts = 0;
  #broken = false;

  constructor(
    transport: Transport,
    suite: SuiteIdentity,
    limits: Limits,
    record: (exchange: Exchange) => void = () => {},
  ) {
    this.transport = transport;
    this.#suite = suite;
    this.#limits = limits;
    this.#record = record;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /** Starts the implementation and shakes hands. */
  async start(): Promise<InitializeResult> {
    await this.transport.open();
    return this.#initialize();
  }

  async replay(params: GameReplayParams): Promise<GameReplayResult> {
    await this.#mend();
    return this.#call('game/replay', params);
  }

  async stop(): Promise<void> {
    try {
      if (!this.#broken) await this.#call('shutdown', undefined);
    } catch (error) {
      if (!(error instanceof AdapterFailure)) throw error; // an adapter may end without saying goodbye
    } finally {
      await this.transport.close(this.#broken);
    }
  }

  async #initialize(): Promise<InitializeResult> {
    const result = await this.#call('initialize', {
      protocolVersions: PROTOCOL_VERSIONS,
      suite: this.#suite,
      limits: this.#limits,
    });
    if (!PROTOCOL_VERSIONS.some((version) => version === result.protocolVersion)) {
      throw new AdapterFailure(
        'protocol-violation',
        `/result/protocolVersion is "${result.protocolVersion}", expected one of ${PROTOCOL_VERSIONS.join(', ')}`,
      );
    }
    return result;
  }

  /** After a failure the implementation is started again; only the request in flight is blamed. */
  async #mend(): Promise<void> {
    if (!this.#broken) return;
    if (this.#restarts >= MAX_RESTARTS) {
      throw new AdapterFailure(
        'not-run',
        `the adapter had to be restarted ${MAX_RESTARTS} times; the rest is not run`,
      );
    }
    this.#restarts += 1;
    await this.transport.close(true);
    try {
      await this.transport.open();
      this.#broken = false;
      await this.#initialize();
    } catch (error) {
      this.#broken = true;
      throw error;
    }
  }

  async #call<M extends Method>(method: M, params: ParamsOf<M>): Promise<ResultOf<M>> {
    this.#id += 1;
    const request = { jsonrpc: '2.0', id: this.#id, method, ...(params && { params }) } as Request;
    if (!validators.request(request)) {
      throw new Error(`harness: ${problemText(problemsIn(validators.request, request))}`);
    }
    const result = await this.#ask(method, request);
    // The stream is in step: an answer that does not fit its request is blamed on that request alone.
    const misfits = misfitsOf(method, params, result);
    if (misfits.length > 0) throw violation(problemText(misfits));
    return result;
  }

  async #ask<M extends Method>(method: M, request: Request): Promise<ResultOf<M>> {
    try {
      const response = await this.transport.send(request);
      this.#record({ request, response });
      const result = resultIn(request.id, response);
      const problems = resultProblems(method, result);
      if (problems.length > 0) throw violation(problemText(problems));
      return result as ResultOf<M>;
    } catch (error) {
      if (error instanceof AdapterFailure && !KEEPS_STEP.includes(error.kind)) {
        this.#broken = true;
        this.#record({ request, failure: error.message });
      }
      throw error;
    }
  }
}

/** A well-formed error blames its own request: the stream is in step, nothing is restarted. */
const KEEPS_STEP: readonly FailureKind[] = ['unsupported', 'error'];

const violation = (message: string) => new AdapterFailure('protocol-violation', message);

const resultIn = (id: number, response: unknown): unknown => {
  if (!validators.response(response)) {
    throw violation(problemText(problemsIn(validators.response, response)));
  }
  const { id: answered, result, error } = response;
  if (answered !== id) {
    throw violation(
      `/id is ${answered}, expected ${id}: requests are answered one at a time, in order`,
    );
  }
  if (!error) return result;
  const kind = verdictOfError(error.code);
  throw new AdapterFailure(
    kind,
    kind === 'unsupported'
      ? `the adapter says: ${error.message}`
      : `the adapter answers with error ${error.code}: ${error.message}`,
  );
};
