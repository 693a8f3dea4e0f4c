// What cuts a run short from outside: Ctrl+C and its like, and a disk that takes nothing more. Finished verdicts are on
// disk already; what is left is to end cleanly and to say how to go on.
import { writeSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const STDERR = 2;
/** The exit code of whatever ends by a signal. */
const BY_SIGNAL = 128;
const FAILED = 3;

export interface Interruptible {
  /** Shows the cursor again. */
  readonly stop: () => void;
  /** What has become of the run so far, and how it goes on. */
  readonly told: () => string;
}

/** From now on until the returned function is called. */
export const interruptible = ({ stop, told }: Interruptible) => {
  const end = (why: string, code: number): never => {
    stop();
    say(`\n${why}: ${told()}\n`);
    // Whatever the suite has started is ended as the process exits.
    process.exit(code);
  };
  const onSignal = (signal: NodeJS.Signals): never =>
    end(`ended by ${signal}`, BY_SIGNAL + constants.signals[signal]);
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
  return {
    /** Something cannot be written: to go on would be to lose it. */
    failed: (error: unknown): never =>
      end(`cannot go on, ${error instanceof Error ? error.message : String(error)}`, FAILED),
    release: (): void => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
};

/** At once, also where the terminal has gone. */
const say = (text: string): void => {
  try {
    writeSync(STDERR, text);
  } catch {
    // Nobody reads it.
  }
};
