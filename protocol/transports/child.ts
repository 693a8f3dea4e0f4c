// A child process and how it ends, with all that it has started.
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const living = new Set<Child>();
const killAll = (): void => {
  for (const child of living) kill(child);
};
// Whatever ends the suite, nothing that it started is left behind.
process.once('exit', killAll);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const onSignal = (signal: NodeJS.Signals): void => {
  killAll();
  forget();
  process.kill(process.pid, signal); // nobody else listens now: the suite ends as it would have
};
const forget = (): void => {
  for (const signal of SIGNALS) process.off(signal, onSignal);
};

/** Sees to it that a child does not outlive the suite. */
export const adopt = (child: Child): void => {
  if (living.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal);
  living.add(child);
  child.once('exit', () => {
    living.delete(child);
    if (living.size === 0) forget();
  });
};

/** The whole process group: an adapter may have children of its own, also when it has ended itself. */
export const kill = (child: Child): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL'); // the group is gone already, or there are no groups here
  }
};

/** When the process has ended; its output may still be on the way. */
export const endOf = (child: Child): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** When a stream was read to its end. */
export const lastOf = (stream: Readable): Promise<void> =>
  new Promise((resolve) => {
    if (stream.readableEnded || stream.destroyed) resolve();
    else stream.once('close', () => resolve());
  });

/** Waits for something, but not for ever. */
export const within = async (ms: number, awaited: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([awaited, late]).finally(() => clearTimeout(timer));
};
