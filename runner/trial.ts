// For tests: `articulado` as a person calls it, in a folder that is gone afterwards, with modules made up on the spot.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunResults } from '../protocol/generated/types.ts';
import { problemsIn, validators } from '../protocol/validate.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs in the repository, or in another folder. */
export const articuladoIn = (cwd: string, ...args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const run = spawn(process.execPath, [join(root, 'runner/articulado.ts'), ...args], { cwd });
    let [stdout, stderr] = ['', ''];
    run.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    run.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    run.on('close', (code) => resolve({ code, stdout, stderr }));
  });

export const articulado = (...args: readonly string[]): Promise<Run> => articuladoIn(root, ...args);

const folder = mkdtempSync(join(tmpdir(), 'articulado-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let runs = 0;
/** An empty folder and the file in it where results would go. */
export const freshOut = () => {
  runs += 1;
  const dir = join(folder, `run-${runs}`);
  mkdirSync(dir);
  return { dir, out: join(dir, 'results.json') };
};

export const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

export const resultsIn = (file: string): RunResults => {
  const results = JSON.parse(readFileSync(file, 'utf8')) as RunResults;
  if (!validators.results(results))
    throw new Error(`${file}: ${JSON.stringify(problemsIn(validators.results, results))}`);
  return results;
};

/** What was found, whenever it was. */
export const foundIn = (file: string): Omit<RunResults, 'finished'> => {
  const { finished: _, ...found } = resultsIn(file);
  return found;
};

/** A module: the reference, but for what `changes` makes of its answer. */
export const tampered = (name: string, changes: string): string =>
  written(
    name,
    `import { referenceHandler } from ${JSON.stringify(join(root, 'reference-impl/adapter/handler.ts'))};
const honest = referenceHandler();
export const handle = (request) => {
  const response = honest(request);
  if (request.method === 'initialize') response.result = { ...response.result, implementation: { name: 'Tampered Ñ', version: '1', language: 'JS' } };
  ${changes}
  return response;
};
`,
  );

/** Where many tests run at once, a program may take long to start. */
export const PATIENT = ['--start-timeout', '100000'] as const;

/** A part of the suite; naming a clause would have every regulation read. */
export const ON_ENDINGS = ['--edition', 'fise-2009', '--profile', 'final', ...PATIENT] as const;
