// An implementation as a module in a thread of its own: it may exit, loop or use up its memory, and the suite goes on.
import { Worker } from 'node:worker_threads';
import { moduleFile } from '../../shared/sources.ts';
import { AdapterFailure } from '../failure.ts';
import { messageIn } from './message.ts';
import type { Said } from './thread.ts';
import type { Connection, Limits, Listener, Transport } from './transport.ts';

const LOG_CHARACTERS = 4000;
const MEGABYTES = 1024;

export const inWorker = (href: string, { lineBytes }: Pick<Limits, 'lineBytes'>): Transport => {
  let log = '';
  return {
    kind: 'in-process',
    log: () => log,
    connect: async (listener) => {
      const worker = new Worker(new URL(moduleFile('./thread.ts'), import.meta.url), {
        workerData: { href, lineBytes },
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      });
      for (const stream of [worker.stdout, worker.stderr])
        stream.on('data', (chunk: Buffer | string) => {
          const bytes = Buffer.from(chunk);
          log = (log + bytes.toString('utf8')).slice(-LOG_CHARACTERS);
          listener.log?.(bytes);
        });
      return connectionTo(worker, listener);
    },
  };
};

const connectionTo = (worker: Worker, listener: Listener): Connection => {
  let over = false;
  const fail = (kind: 'crash' | 'protocol-violation', why: string, guilty?: number): void => {
    if (over) return;
    // What one request brought about does not end the conversation.
    if (guilty === undefined) over = true;
    listener.failed(new AdapterFailure(kind, why), guilty);
  };
  worker.on('message', (said: Said) => {
    if (over) return;
    if (!('answer' in said)) return fail(said.kind, said.why, said.to);
    const message = parsed(said.answer);
    if (message instanceof AdapterFailure) listener.failed(message, said.to);
    else listener.message(message, said.to);
  });
  worker.on('error', (error: Error) => fail('crash', `the module threw ${String(error)}`));
  worker.on('exit', (code) => fail('crash', `the module ended its thread (exit code ${code})`));
  return {
    send: (request) => worker.postMessage(request),
    close: async () => {
      over = true;
      await worker.terminate();
    },
  };
};

/** It was written as JSON by the thread. */
const parsed = (text: string | undefined): unknown =>
  text === undefined ? undefined : messageIn(text, () => 'the answer is no JSON');
