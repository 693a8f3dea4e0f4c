// Runs steps one after the other, each with a line that says what it does and how long it took.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

export interface Task {
  readonly title: string;
  readonly command: readonly string[];
}

/** A script of the project, run with this same Node. */
export const script = (title: string, file: string, ...args: readonly string[]): Task => ({
  title,
  command: [process.execPath, file, ...args],
});

/** The command of an installed package, run with this same Node. */
export const tool = (
  title: string,
  name: string,
  bin: string,
  ...args: readonly string[]
): Task => {
  // Not by require.resolve: a package need not export its manifest.
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bins === 'string' ? bins : bins[bin];
  return { title, command: [process.execPath, join(dirname(manifest), file ?? ''), ...args] };
};

export const runTask = ({ title, command: [command = '', ...args] }: Task): Promise<number> => {
  const started = performance.now();
  console.log(`\n▶ ${title}`);
  return new Promise((resolve) => {
    spawn(command, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
      resolve(code ?? 1);
    });
  });
};
