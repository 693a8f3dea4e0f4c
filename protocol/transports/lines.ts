// Bytes to lines, with a cap on length and a limit on waiting. What nobody asked for is remembered, not lost.
import { StringDecoder } from 'node:string_decoder';
import { AdapterFailure } from '../failure.ts';

interface Waiter {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Lines that may pile up unasked before the adapter is taken to be flooding. */
const UNASKED = 1000;

export class LineReader {
  #decoder = new StringDecoder('utf8');
  #partial = '';
  #lines: string[] = [];
  #waiter: Waiter | undefined;
  #failure: AdapterFailure | undefined;
  readonly #lineBytes: number;

  constructor(lineBytes: number) {
    this.#lineBytes = lineBytes;
  }

  push(chunk: Buffer): void {
    if (this.#failure) return;
    this.#partial += this.#decoder.write(chunk);
    const parts = this.#partial.split('\n');
    this.#partial = parts.pop() ?? '';
    for (const part of parts) if (part.trim() !== '') this.#lines.push(part);
    if ([this.#partial, ...parts].some((part) => part.length > this.#lineBytes)) {
      this.#fail(violation(`a line of more than ${this.#lineBytes} characters`));
    } else if (this.#lines.length > UNASKED) {
      this.#fail(violation(`more than ${UNASKED} lines that nobody asked for`));
    }
    this.#deliver();
  }

  end(failure: AdapterFailure): void {
    const rest = this.#partial.trim();
    const cut = rest ? `, in the middle of the line ${JSON.stringify(rest.slice(0, 120))}` : '';
    this.#failure ??= new AdapterFailure(failure.kind, failure.message + cut);
    this.#deliver();
  }

  next(timeoutMs: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiter = undefined;
        reject(new AdapterFailure('timeout', `no answer within ${timeoutMs} ms`));
      }, timeoutMs);
      this.#waiter = { resolve, reject, timer };
      this.#deliver();
    });
  }

  #fail(failure: AdapterFailure): void {
    this.#failure ??= failure;
    this.#lines = [];
    this.#partial = '';
  }

  #deliver(): void {
    const waiter = this.#waiter;
    if (!waiter) return;
    const line = this.#lines.shift();
    if (line === undefined && !this.#failure) return;
    this.#waiter = undefined;
    clearTimeout(waiter.timer);
    if (line !== undefined) waiter.resolve(line);
    else if (this.#failure) waiter.reject(this.#failure);
  }
}

const violation = (found: string): AdapterFailure =>
  new AdapterFailure(
    'protocol-violation',
    `stdout carries ${found}; expected one answer for each request`,
  );
