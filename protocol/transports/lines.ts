// Bytes to lines, however they are cut, and whether a line is longer than may be.
import { StringDecoder } from 'node:string_decoder';

export class LineSplitter {
  readonly #decoder = new StringDecoder('utf8');
  readonly #lineBytes: number;
  #partial = '';

  constructor(lineBytes = Number.POSITIVE_INFINITY) {
    this.#lineBytes = lineBytes;
  }

  /** The lines that this chunk makes whole; blank ones are passed over. */
  push(chunk: Buffer): string[] {
    // A line that comes in many pieces is put together once, and not looked at again with each.
    const [first = '', ...parts] = this.#decoder.write(chunk).split('\n');
    this.#partial += first;
    if (parts.length === 0) return [];
    const whole = [this.#partial, ...parts];
    this.#partial = whole.pop() ?? '';
    return whole.filter((part) => part.trim() !== '');
  }

  /** The beginning of a line that has not ended yet. */
  get rest(): string {
    return this.#partial;
  }

  /** Whether a line, or the beginning of one, is longer than may be. */
  isTooLong(lines: readonly string[]): boolean {
    return [this.#partial, ...lines].some((line) => line.length > this.#lineBytes);
  }
}
