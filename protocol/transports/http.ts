// An implementation behind a URL: each request is one POST with a JSON body.
import { AdapterFailure } from '../failure.ts';
import type { Limits, Transport } from './transport.ts';

export const http = (url: string, limits: Limits): Transport => ({
  kind: 'http',
  open: async () => {},
  close: async () => {},
  log: () => '',
  send: async (request) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(limits.responseMs),
        redirect: 'error',
      });
      return parse(await readCapped(response, limits.lineBytes), response.status);
    } catch (error) {
      throw failureOf(url, error, limits);
    }
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

const failureOf = (url: string, error: unknown, limits: Limits): AdapterFailure => {
  if (error instanceof AdapterFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new AdapterFailure('timeout', `no answer within ${limits.responseMs} ms`);
  }
  const cause =
    error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new AdapterFailure('crash', `${url} cannot be reached: ${cause}`);
};
