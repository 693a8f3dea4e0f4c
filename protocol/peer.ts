// For tests: an implementation at the other end of a connection, which says and does what a test wants it to.
import type { AdapterFailure } from './failure.ts';
import type { Request } from './generated/types.ts';
import type { Listener, Transport } from './transports/transport.ts';

/** What the implementation can do when a request reaches it, now or later. */
export interface Peer {
  say(message: unknown): void;
  fail(failure: AdapterFailure, guilty?: number): void;
  /** How often it has been started, this time included. */
  readonly start: number;
}

export interface PeerTransport extends Transport {
  readonly sent: readonly Request[];
  readonly counts: { opened: number; closed: number; closedFailed: number };
}

/** It hears of a request when those sent in one go with it are on their way too. */
export const peer = (onRequest: (request: Request, peer: Peer) => void): PeerTransport => {
  const sent: Request[] = [];
  const counts = { opened: 0, closed: 0, closedFailed: 0 };
  const peerOf = (listener: Listener, start: number): Peer => ({
    say: (message) => listener.message(message),
    fail: (failure, guilty) => listener.failed(failure, guilty),
    start,
  });
  return {
    kind: 'stdio',
    sent,
    counts,
    log: () => '',
    connect: async (listener) => {
      counts.opened += 1;
      const other = peerOf(listener, counts.opened);
      return {
        send: (request) => {
          sent.push(request);
          queueMicrotask(() => onRequest(request, other));
        },
        close: async (failed) => {
          counts.closed += 1;
          if (failed) counts.closedFailed += 1;
        },
      };
    },
  };
};
