// An implementation in this very process: a function from request to response.
import type { Request } from '../generated/types.ts';
import type { Transport } from './transport.ts';

export type Handler = (request: Request) => unknown | Promise<unknown>;

export const inProcess = (handle: Handler): Transport => ({
  kind: 'in-process',
  open: async () => {},
  send: async (request) => handle(request),
  close: async () => {},
  log: () => '',
});
