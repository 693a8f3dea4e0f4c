// An implementation in this very process: a function from request to response.
import { AdapterFailure } from '../failure.ts';
import type { Request } from '../generated/types.ts';
import type { Limits, Transport } from './transport.ts';

export type Handler = (request: Request) => unknown | Promise<unknown>;

/** Without limits the implementation is trusted to answer. */
export const inProcess = (handle: Handler, limits?: Limits): Transport => ({
  kind: 'in-process',
  open: async () => {},
  send: async (request) => {
    try {
      const answer = handle(request);
      return await (limits && answer instanceof Promise ? within(limits, answer) : answer);
    } catch (error) {
      throw error instanceof AdapterFailure
        ? error
        : new AdapterFailure('crash', `the module threw ${String(error)}`);
    }
  },
  close: async () => {},
  log: () => '',
});

const within = async (limits: Limits, answer: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new AdapterFailure('timeout', `no answer within ${limits.responseMs} ms`)),
      limits.responseMs,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};
