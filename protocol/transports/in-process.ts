// An implementation in this very process: a function from request to response. It cannot be started again.
import { AdapterFailure } from '../failure.ts';
import type { Request } from '../generated/types.ts';
import type { Transport } from './transport.ts';

export type Handler = (request: Request) => unknown | Promise<unknown>;

export const inProcess = (handle: Handler): Transport => ({
  kind: 'in-process',
  log: () => '',
  connect: async (listener) => {
    const crashed = (error: unknown, id: number): void =>
      listener.failed(new AdapterFailure('crash', `the module threw ${String(error)}`), id);
    return {
      close: async () => {},
      send: (request) => {
        const { id } = request;
        let answer: unknown;
        try {
          answer = handle(request);
        } catch (error) {
          crashed(error, id);
          return;
        }
        if (!(answer instanceof Promise)) listener.message(answer, id);
        else
          answer.then(
            (value) => listener.message(value, id),
            (error: unknown) => crashed(error, id),
          );
      },
    };
  },
});
