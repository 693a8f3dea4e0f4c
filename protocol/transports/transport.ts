// What carries messages between the suite and an implementation. All transports carry the same ones, and know nothing
// of what they mean: a session listens, keeps the time and tells whose fault it was.
import type { AdapterFailure } from '../failure.ts';
import type { Request, TransportKind } from '../generated/types.ts';

export type { Limits } from '../generated/types.ts';

/** Whoever hears what an implementation says. */
export interface Listener {
  /** A message, not yet validated; `to` is the request that it came back to, where the transport knows it. */
  message(message: unknown, to?: number): void;
  /** A failure: of the request `guilty`, where the transport knows it, or of the whole connection, which is then over. */
  failed(failure: AdapterFailure, guilty?: number): void;
  /** What it says outside the protocol, as it comes. */
  log?(chunk: Buffer): void;
}

/** An implementation that runs and listens. */
export interface Connection {
  send(request: Request): void;
  /** Ends the implementation, whatever state it is in; one that has failed gets no time to say goodbye. */
  close(failed: boolean): Promise<void>;
}

export interface Transport {
  readonly kind: TransportKind;
  /** Starts the implementation, or starts it again after a failure. */
  connect(listener: Listener): Promise<Connection>;
  /** The latest words of the implementation outside the protocol, for reports. */
  log(): string;
}
