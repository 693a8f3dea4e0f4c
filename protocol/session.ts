// A conversation with an implementation: validates both ways, starts it again when it fails, keeps count.
import { AdapterFailure } from './failure.ts';
import type {
  GameReplayParams,
  GameReplayResult,
  InitializeResult,
  Request,
  Response,
  SuiteIdentity,
} from './generated/types.ts';
import type { Limits, Transport } from './transports/transport.ts';
import { schemaProblems, type Validator, validators } from './validate.ts';

export const PROTOCOL_VERSIONS = ['1'] as const;
export const MAX_RESTARTS = 10;
export const UNSUPPORTED_CODE = -32601;

export interface Exchange {
  readonly request: Request;
  readonly response?: unknown;
  readonly failure?: string;
}

type Unsent<R> = R extends Request ? Omit<R, 'jsonrpc' | 'id'> : never;

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
    const result = await this.#call<GameReplayResult>(
      { method: 'game/replay', params },
      validators.gameReplayResult,
    );
    if (result.outcomes.length !== params.events.length) {
      throw new AdapterFailure(
        'protocol-violation',
        `/result/outcomes has ${result.outcomes.length} entries, expected ${params.events.length}, one for each event`,
      );
    }
    return result;
  }

  async stop(): Promise<void> {
    try {
      if (!this.#broken) await this.#call({ method: 'shutdown' });
    } catch (error) {
      if (!(error instanceof AdapterFailure)) throw error; // an adapter may end without saying goodbye
    } finally {
      await this.transport.close(this.#broken);
    }
  }

  async #initialize(): Promise<InitializeResult> {
    const result = await this.#call<InitializeResult>(
      {
        method: 'initialize',
        params: {
          protocolVersions: [...PROTOCOL_VERSIONS],
          suite: this.#suite,
          limits: { ...this.#limits },
        },
      },
      validators.initializeResult,
    );
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

  async #call<T>(unsent: Unsent<Request>, validate?: Validator): Promise<T> {
    this.#id += 1;
    const request = { jsonrpc: '2.0', id: this.#id, ...unsent } as Request;
    if (!validators.request(request))
      throw new Error(`harness: ${describe(validators.request, '')}`);
    try {
      const response = await this.transport.send(request);
      this.#record({ request, response });
      return open<T>(request.id, response, validate);
    } catch (error) {
      if (error instanceof AdapterFailure && error.kind !== 'unsupported') {
        this.#broken = true;
        this.#record({ request, failure: error.message });
      }
      throw error;
    }
  }
}

const open = <T>(id: number, response: unknown, validate: Validator | undefined): T => {
  if (!validators.response(response)) {
    throw new AdapterFailure('protocol-violation', describe(validators.response, ''));
  }
  const { id: answered, result, error } = response as Response;
  if (answered !== id) {
    throw new AdapterFailure(
      'protocol-violation',
      `/id is ${answered}, expected ${id}: requests are answered one at a time, in order`,
    );
  }
  if (error) {
    throw error.code === UNSUPPORTED_CODE
      ? new AdapterFailure('unsupported', `the adapter says: ${error.message}`)
      : new AdapterFailure(
          'protocol-violation',
          `the adapter answers with error ${error.code}: ${error.message}`,
        );
  }
  if (validate && !validate(result)) {
    throw new AdapterFailure('protocol-violation', describe(validate, '/result'));
  }
  return result as T;
};

const describe = (validate: Validator, place: string): string =>
  schemaProblems(validate, place)
    .slice(0, 5)
    .map(({ found, expected }) => `${found}, expected ${expected}`)
    .join('; ');
