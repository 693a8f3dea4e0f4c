// An implementation as a child process: one JSON object a line on stdin and stdout; stderr is its log.
import { spawn } from 'node:child_process';
import { AdapterFailure } from '../failure.ts';
import { adopt, type Child, endOf, kill, lastOf, within } from './child.ts';
import { LineSplitter } from './lines.ts';
import { messageIn } from './message.ts';
import type { Connection, Limits, Listener, Transport } from './transport.ts';

const LOG_CHARACTERS = 4000;
/** How long an adapter may take to end. */
const GRACE_MS = 500;
/** How long the last of its output may take to arrive when it has ended. */
const LAST_WORDS_MS = 100;

export const stdio = (
  command: string,
  args: readonly string[],
  { lineBytes }: Pick<Limits, 'lineBytes'>,
): Transport => {
  let log = '';
  return {
    kind: 'stdio',
    log: () => log,
    connect: async (listener) => {
      const child = await start(command, args);
      child.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString('utf8')).slice(-LOG_CHARACTERS);
        listener.log?.(chunk);
      });
      return connectionTo(child, lineBytes, listener);
    },
  };
};

const start = async (command: string, args: readonly string[]): Promise<Child> => {
  // A group of its own, so that its children can be ended with it.
  const child = spawn(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error: NodeJS.ErrnoException) => reject(cannotStart(command, error)));
  });
  adopt(child);
  child.stdin.on('error', () => {}); // a dead adapter is reported by its exit, not by the broken pipe
  return child;
};

const connectionTo = (child: Child, lineBytes: number, listener: Listener): Connection => {
  const lines = new LineSplitter(lineBytes);
  let over = false;
  const fail = (failure: AdapterFailure): void => {
    if (over) return;
    over = true;
    listener.failed(failure);
  };

  child.stdout.on('data', (chunk: Buffer) => {
    if (over) return;
    const whole = lines.push(chunk);
    if (lines.isTooLong(whole)) return fail(tooLong(lineBytes));
    for (const line of whole) {
      const message = messageIn(line, () => notOurs(line));
      if (message instanceof AdapterFailure) return fail(message);
      listener.message(message);
      if (over) return;
    }
  });
  child.once('exit', async (code, signal) => {
    // A child of the adapter may hold its output open: it goes too, and is not waited for without end.
    kill(child);
    await within(LAST_WORDS_MS, lastOf(child.stdout));
    fail(ended(signal ?? `exit code ${code}`, lines.rest));
  });

  return {
    send: (request) => {
      // Requests that are sent in one go reach the adapter in one piece.
      if (child.stdin.writableCorked === 0) {
        child.stdin.cork();
        queueMicrotask(() => child.stdin.uncork());
      }
      child.stdin.write(`${JSON.stringify(request)}\n`);
    },
    close: async (failed) => {
      over = true;
      child.stdin.end();
      if (!failed) await within(GRACE_MS, endOf(child));
      kill(child);
      await within(GRACE_MS, endOf(child));
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    },
  };
};

const notOurs = (line: string): string =>
  `stdout carries ${JSON.stringify(line.slice(0, 120))}, expected one JSON object a line; write anything else to stderr`;

const tooLong = (lineBytes: number): AdapterFailure =>
  new AdapterFailure(
    'protocol-violation',
    `stdout carries a line of more than ${lineBytes} characters; expected one answer for each request`,
  );

const ended = (how: string, rest: string): AdapterFailure => {
  const cut = rest.trim();
  const where = cut ? `, in the middle of the line ${JSON.stringify(cut.slice(0, 120))}` : '';
  return new AdapterFailure('crash', `the adapter ended (${how})${where}`);
};

const cannotStart = (command: string, { code, message }: NodeJS.ErrnoException): AdapterFailure => {
  const why = CANNOT_START[code ?? ''];
  return new AdapterFailure(
    'crash',
    why ? why(JSON.stringify(command)) : `"${command}" cannot be started: ${message}`,
  );
};

const CANNOT_START: Readonly<Record<string, (command: string) => string>> = {
  ENOENT: (command) =>
    `no command ${command} was found; check its spelling and that it is on the PATH`,
  EACCES: (command) =>
    `${command} cannot be started: it may not be run (EACCES); make it executable, or name what runs it before it, such as python3`,
};
