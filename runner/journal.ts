// Finished verdicts, on disk as they arrive, one JSON object a line: a run that is cut short, by whatever, goes on with
// --resume where it was. The first line says of what run it is; the file goes when the results are written.
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { RunFilters, RunReading, RunResults } from '../protocol/generated/types.ts';
import { isSame } from '../steps/kernel/expect.ts';
import type { CaseRun } from './case-run.ts';
import { UsageError } from './usage.ts';

/** What has to be the same for a run to go on. */
export interface RunIdentity extends Pick<RunResults, 'suite' | 'implementation' | 'claims'> {
  readonly filters: RunFilters;
  readonly readings: readonly RunReading[];
}

interface Kept {
  readonly finished: ReadonlyMap<string, CaseRun>;
  readonly restarts: number;
  /** So much of the file is whole lines. */
  readonly bytes: number;
}

const NOTHING: Kept = { finished: new Map(), restarts: 0, bytes: 0 };

export class Journal {
  readonly file: string;
  readonly #kept: Kept;
  readonly #to: number;
  #restarts: number;

  /** Begins anew, or goes on with what is there. */
  constructor(file: string, run: RunIdentity, resumes: boolean) {
    this.file = file;
    this.#kept = resumes ? keptIn(file, run) : NOTHING;
    this.#restarts = this.#kept.restarts;
    mkdirSync(dirname(file), { recursive: true });
    this.#to = openSync(file, 'a');
    // The last line may have been cut in the middle.
    ftruncateSync(this.#to, this.#kept.bytes);
    if (!resumes) this.#write({ run });
  }

  /** What was finished before this run went on. */
  get finished(): ReadonlyMap<string, CaseRun> {
    return this.#kept.finished;
  }

  /** How often the adapter had been started again by then. */
  get restarts(): number {
    return this.#kept.restarts;
  }

  /** Throws when it cannot be written: what is not on disk is not finished. */
  finish(id: string, run: CaseRun, restarts: number): void {
    if (run.verdict === 'not-run') return;
    if (restarts !== this.#restarts) this.#write({ restarts });
    this.#restarts = restarts;
    this.#write({ case: id, ...run });
  }

  close(): void {
    closeSync(this.#to);
  }

  /** The results are written: nothing is left to go on with. */
  remove(): void {
    this.close();
    rmSync(this.file, { force: true });
  }

  #write(line: object): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    let written = 0;
    while (written < bytes.length)
      written += writeSync(this.#to, bytes, written, bytes.length - written, null);
  }
}

const keptIn = (file: string, run: RunIdentity): Kept => {
  if (!existsSync(file))
    throw new UsageError(
      'there is no interrupted run of this call to go on with',
      `${file}`,
      'leave --resume out, or name the same implementation, filters and output as before',
    );
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...lines] = whole.split('\n').slice(0, -1).map(lineOf);
  // As JSON has it: a field that is undefined is not there.
  if (!isSame(head?.run, JSON.parse(JSON.stringify(run))))
    throw new UsageError(
      `${file} is of another run: the suite, the implementation or what was asked for has changed since`,
      'the same as then',
      'leave --resume out to begin anew',
    );
  const finished = new Map<string, CaseRun>();
  let restarts = 0;
  for (const line of lines) {
    if (line?.restarts !== undefined) restarts = line.restarts;
    if (line?.case === undefined) continue;
    const { case: id, ...own } = line;
    finished.set(id, own as CaseRun);
  }
  return { finished, restarts, bytes: Buffer.byteLength(whole) };
};

type Line = Partial<CaseRun> & {
  readonly run?: unknown;
  readonly case?: string;
  readonly restarts?: number;
};

/** A line that is none was damaged; its case is run again. */
const lineOf = (text: string): Line | undefined => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
};
