// An implementation behind a URL: each request is one POST with a JSON body, and its answer the body that comes back.
import { AdapterFailure } from '../failure.ts';
import type { Request } from '../generated/types.ts';
import { answerIn, broken } from './http-answer.ts';
import type { Limits, Transport } from './transport.ts';

export const http = (url: string, { lineBytes }: Limits): Transport => ({
  kind: 'http',
  log: () => '',
  connect: async (listener) => {
    const closed = new AbortController();
    const post = async (request: Request): Promise<void> => {
      const found = await answerTo(request).catch((error: Error) =>
        error instanceof AdapterFailure ? error : broken(url, error),
      );
      if (closed.signal.aborted) return;
      if (!(found instanceof AdapterFailure)) listener.message(found, request.id);
      // A connection that is lost takes others with it; a body that is no answer is the fault of its request.
      else if (found.kind === 'crash') listener.failed(found);
      else listener.failed(found, request.id);
    };
    const answerTo = async (request: Request): Promise<unknown> =>
      answerIn(
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(request),
          signal: closed.signal,
          redirect: 'manual',
        }),
        lineBytes,
      );
    return {
      send: (request) => void post(request),
      close: async () => closed.abort(),
    };
  },
});
