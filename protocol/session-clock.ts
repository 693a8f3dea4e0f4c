// Keeps the time of the request that the implementation has had longest. A request waits for those sent before it,
// as the implementation may take them one after another: its own time begins when they are answered.

export class Clock {
  readonly #onLate: (limitMs: number) => void;
  /** None while nobody is waited for. */
  #limitMs: number | undefined;
  #since = 0;
  /** When the timer goes off. */
  #due = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(onLate: (limitMs: number) => void) {
    this.#onLate = onLate;
  }

  /** The time of a request begins now. */
  begin(limitMs: number): void {
    this.#since = performance.now();
    this.#limitMs = limitMs;
    if (this.#timer && this.#due <= this.#since + limitMs) this.#timer.ref();
    else this.#arm(limitMs);
  }

  /** Nobody is waited for; the timer may run out, but keeps nothing alive. */
  rest(): void {
    this.#limitMs = undefined;
    this.#timer?.unref();
  }

  stop(): void {
    this.rest();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** One timer that is set again when it goes off too early costs less than one for each request. */
  #arm(ms: number): void {
    clearTimeout(this.#timer);
    this.#due = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // An answer may lie in the pipe unread because this process was busy: it is read before time is called.
      setImmediate(() => this.#look());
    }, ms);
  }

  #look(): void {
    if (this.#limitMs === undefined || this.#timer) return;
    const left = this.#since + this.#limitMs - performance.now();
    if (left > 0) this.#arm(Math.ceil(left));
    else this.#onLate(this.#limitMs);
  }
}
