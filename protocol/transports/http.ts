// An implementation behind a URL: each request is one POST with a JSON body, and its answer the body that comes back.
import { AdapterFailure } from '../failure.ts';
import type { Request } from '../generated/types.ts';
import type { Limits, Transport } from './transport.ts';

export const http = (url: string, { lineBytes }: Limits): Transport => ({
  kind: 'http',
  log: () => '',
  connect: async (listener) => {
    const closed = new AbortController();
    const post = async (request: Request): Promise<void> => {
      const found = await answerTo(request).catch((error: unknown) => error);
      if (closed.signal.aborted) return;
      // A body that is no answer is the fault of its request; a connection that is lost takes others with it.
      if (found instanceof AdapterFailure) listener.failed(found, request.id);
      else if (found instanceof Error) listener.failed(unreachable(url, found));
      else listener.message(found, request.id);
    };
    const answerTo = async (request: Request): Promise<unknown> => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: closed.signal,
        redirect: 'error',
      });
      return parse(await readCapped(response, lineBytes), response.status);
    };
    return {
      send: (request) => void post(request),
      close: async () => closed.abort(),
    };
  },
});

const readCapped = async (response: Response, cap: number): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > cap) {
      throw new AdapterFailure('protocol-violation', `the answer is longer than ${cap} characters`);
    }
  }
  return text;
};

const parse = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AdapterFailure(
      'protocol-violation',
      `HTTP ${status} with body ${JSON.stringify(text.slice(0, 120))}, expected one JSON object`,
    );
  }
};

const unreachable = (url: string, error: Error): AdapterFailure => {
  const cause = error.cause instanceof Error ? error.cause.message : String(error);
  return new AdapterFailure('crash', `${url} cannot be reached: ${cause}`);
};
