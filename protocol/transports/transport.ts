// What carries messages between the suite and an implementation. All transports carry the same ones.
import type { Request } from '../generated/types.ts';

export const TRANSPORTS = ['in-process', 'stdio', 'http'] as const;
export type TransportKind = (typeof TRANSPORTS)[number];

export interface Limits {
  readonly responseMs: number;
  readonly lineBytes: number;
}

/** A program may take its time to start; the handshake waits so long at least. */
const START_MS = 20_000;

export const patienceFor = (request: Request, limits: Limits): number =>
  request.method === 'initialize' ? Math.max(START_MS, limits.responseMs) : limits.responseMs;

export interface Transport {
  readonly kind: TransportKind;
  /** Starts the implementation, or starts it again after a failure. */
  open(): Promise<void>;
  /** Sends a request and gives back whatever came as its answer, not yet validated. */
  send(request: Request): Promise<unknown>;
  /** Ends the implementation, whatever state it is in; one that has failed gets no time to say goodbye. */
  close(failed: boolean): Promise<void>;
  /** The latest words of the implementation outside the protocol, for reports. */
  log(): string;
}
