// An implementation as a child process: one JSON object a line on stdin and stdout; stderr is its log.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { AdapterFailure } from '../failure.ts';
import type { Request } from '../generated/types.ts';
import { LineReader } from './lines.ts';
import { type Limits, patienceFor, type Transport } from './transport.ts';

const LOG_CHARACTERS = 4000;
const GRACE_MS = 500;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

export const stdio = (command: string, args: readonly string[], limits: Limits): Transport => {
  let child: Child | undefined;
  let lines = new LineReader(limits.lineBytes);
  let log = '';

  const open = async (): Promise<void> => {
    lines = new LineReader(limits.lineBytes);
    const started = spawn(command, [...args], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    const reader = lines;
    child = started;
    started.stdin.on('error', () => {}); // a dead adapter is reported by its exit, not by the broken pipe
    started.stdout.on('data', (chunk: Buffer) => reader.push(chunk));
    started.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString('utf8')).slice(-LOG_CHARACTERS);
    });
    started.on('close', (code, signal) =>
      reader.end(
        new AdapterFailure('crash', `the adapter ended (${signal ?? `exit code ${code}`})`),
      ),
    );
    await new Promise<void>((resolve, reject) => {
      started.once('spawn', resolve);
      started.once('error', (error: NodeJS.ErrnoException) => reject(cannotStart(command, error)));
    });
  };

  const close = async (failed: boolean): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.stdin.end();
    if (!failed) await Promise.race([once(ending), delay(GRACE_MS)]);
    kill(ending);
    await Promise.race([once(ending), delay(GRACE_MS)]);
  };

  return {
    kind: 'stdio',
    open,
    close,
    log: () => log,
    send: async (request: Request) => {
      child?.stdin.write(`${JSON.stringify(request)}\n`);
      const line = await lines.next(patienceFor(request, limits));
      try {
        return JSON.parse(line);
      } catch {
        throw new AdapterFailure(
          'protocol-violation',
          `stdout carries ${JSON.stringify(line.slice(0, 120))}, expected one JSON object a line; write anything else to stderr`,
        );
      }
    },
  };
};

const cannotStart = (command: string, error: NodeJS.ErrnoException): AdapterFailure =>
  new AdapterFailure(
    'crash',
    error.code === 'ENOENT'
      ? `no command "${command}" was found; check its spelling and that it is on the PATH`
      : `"${command}" cannot be started: ${error.message}`,
  );

/** The whole process group: an adapter may have children of its own. */
const kill = (child: Child): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL'); // the group is gone already
  }
};

const once = (child: Child): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
