// The thread in which a module runs: takes requests, hands them to its handle(request), and gives back JSON or why not.
import { parentPort, workerData } from 'node:worker_threads';
import type { Request } from '../generated/types.ts';

export type Said =
  | { readonly to: number; readonly answer: string | undefined }
  | {
      readonly kind: 'crash' | 'protocol-violation';
      readonly why: string;
      readonly to?: number | undefined;
    };

const { href, lineBytes } = workerData as { readonly href: string; readonly lineBytes: number };
const say = (said: Said): void => parentPort?.postMessage(said);

const load = async (): Promise<((request: Request) => unknown) | undefined> => {
  try {
    const { handle } = (await import(href)) as { readonly handle?: unknown };
    if (typeof handle === 'function') return handle as (request: Request) => unknown;
    say({
      kind: 'crash',
      why: `the module ${href} has no function "handle"; expected export const handle = (request) => response`,
    });
  } catch (error) {
    say({ kind: 'crash', why: `the module ${href} cannot be loaded: ${String(error)}` });
  }
  return undefined;
};

const answer = async (handle: (request: Request) => unknown, request: Request): Promise<void> => {
  const to = request.id;
  let given: unknown;
  try {
    given = await handle(request);
  } catch (error) {
    say({ kind: 'crash', why: `the module threw ${String(error)}`, to });
    return;
  }
  try {
    const text: string | undefined = JSON.stringify(given);
    if (text !== undefined && text.length > lineBytes)
      say({
        kind: 'protocol-violation',
        why: `the answer is longer than ${lineBytes} characters`,
        to,
      });
    else say({ answer: text, to });
  } catch (error) {
    say({ kind: 'protocol-violation', why: `the answer is no JSON: ${String(error)}`, to });
  }
};

const handle = await load();
if (handle) parentPort?.on('message', (request: Request) => void answer(handle, request));
