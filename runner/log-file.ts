// What an adapter says on its standard error, whole, in a file that is made when there is something to keep.
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** An adapter that floods does not fill the disk. */
const MOST_BYTES = 64 * 1024 * 1024;
const CUT = `\n… more than ${MOST_BYTES} bytes; the rest was not kept\n`;

export class LogFile {
  #file: string | undefined;
  #to: number | undefined;
  #bytes = 0;
  /** Said before it was known where it goes. */
  #early: Buffer[] = [];

  /** That of an earlier run goes. */
  open(file: string, isResumed: boolean): void {
    this.#file = file;
    if (!isResumed) rmSync(file, { force: true });
    for (const chunk of this.#early.splice(0)) this.#write(chunk);
  }

  add(chunk: Buffer): void {
    if (this.#bytes > MOST_BYTES) return;
    this.#bytes += chunk.length;
    const kept = this.#bytes > MOST_BYTES ? Buffer.from(CUT) : chunk;
    if (this.#file === undefined) this.#early.push(kept);
    else this.#write(kept);
  }

  /** Where it is, if anything was said. */
  get written(): string | undefined {
    return this.#to === undefined ? undefined : this.#file;
  }

  close(): void {
    if (this.#to !== undefined) closeSync(this.#to);
    this.#to = undefined;
    this.#file = undefined;
  }

  #write(chunk: Buffer): void {
    if (this.#file === undefined) return;
    if (this.#to === undefined) {
      mkdirSync(dirname(this.#file), { recursive: true });
      this.#to = openSync(this.#file, 'a');
    }
    writeSync(this.#to, chunk);
  }
}
