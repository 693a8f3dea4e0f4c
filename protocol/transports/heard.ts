// For tests: what is heard first over a transport after one request.
import type { AdapterFailure } from '../failure.ts';
import type { Request } from '../generated/types.ts';
import type { Transport } from './transport.ts';

export interface Heard {
  readonly message?: unknown;
  readonly failure?: AdapterFailure;
  /** The request that the transport blames, where it knows. */
  readonly guilty?: number | undefined;
}

const REQUEST: Request = { jsonrpc: '2.0', id: 1, method: 'shutdown' };

export const heardFrom = async (transport: Transport): Promise<Heard> => {
  let close: ((failed: boolean) => Promise<void>) | undefined;
  try {
    return await new Promise<Heard>((resolve, reject) => {
      transport
        .connect({
          message: (message) => resolve({ message }),
          failed: (failure, guilty) => resolve({ failure, guilty }),
        })
        .then((connection) => {
          close = connection.close;
          connection.send(REQUEST);
        }, reject);
    });
  } catch (error) {
    return { failure: error as AdapterFailure };
  } finally {
    await close?.(true);
  }
};
