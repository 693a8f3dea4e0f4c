// `--watch`: the same call again and again, each run in a process of its own, whenever a file of the adapter changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch as watchFolder } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { UsageError } from '../usage.ts';
import type { Values } from './call.ts';

/** An editor writes several times when it saves once. */
const QUIET_MS = 200;
/** What a run itself writes, and what tools do. */
const NOT_SOURCES =
  /(^|[\\/])(results|node_modules|__pycache__|\.[^\\/]*)([\\/]|$)|\.(unfinished|part|log|pyc)$/;

export const watch = (values: Values, command: readonly string[]): Promise<number> => {
  const files = [...(values.module === undefined ? [] : [values.module]), ...command].filter(
    (word) => existsSync(word) && word.includes('.'),
  );
  const folders = outermost(files.map((file) => dirname(resolve(file))));
  if (folders.length === 0)
    throw new UsageError(
      '--watch finds no file of the implementation in the call',
      '--module <file>, or a command that names one, such as -- python3 my_adapter.py',
    );
  const [node, script, ...args] = process.argv;
  const again = [script ?? '', ...withoutWatch(args)];
  let run: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    const before = run;
    const start = (): void => {
      run = spawn(node ?? process.execPath, again, { stdio: 'inherit' });
      run.once('exit', () => console.log(`watching ${folders.join(', ')} (Ctrl+C ends)`));
    };
    if (!before || before.exitCode !== null || before.signalCode !== null) start();
    else {
      before.once('exit', start);
      before.kill('SIGTERM');
    }
  };
  // Whatever ends the watch ends the run that it has begun.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      run?.kill(signal);
      process.exit(0);
    });
  for (const folder of folders)
    watchFolder(folder, { recursive: true }, (_, name) => {
      if (name === null || NOT_SOURCES.test(name) || isWritten(values, resolve(folder, name)))
        return;
      clearTimeout(timer);
      timer = setTimeout(begin, QUIET_MS);
    });
  begin();
  return new Promise(() => {});
};

const withoutWatch = (args: readonly string[]): string[] => {
  const dashes = args.includes('--') ? args.indexOf('--') : args.length;
  return args.filter((arg, i) => arg !== '--watch' || i > dashes);
};

const outermost = (folders: readonly string[]): string[] => {
  const all = [...new Set(folders)];
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other + sep)));
};

const isWritten = ({ out, transcript, report = [] }: Values, file: string): boolean =>
  [out, transcript, ...report.map((r) => r.split('=')[1])].some(
    (named) => named !== undefined && resolve(named) === file,
  );
