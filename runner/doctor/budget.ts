// The time that a visit may take in all: whoever waits is given what is left of it at most.

export class Budget {
  readonly #until: number;

  constructor(ms: number) {
    this.#until = performance.now() + ms;
  }

  get left(): number {
    return Math.max(0, Math.round(this.#until - performance.now()));
  }

  atMost(ms: number): number {
    return Math.min(ms, this.left);
  }

  /** Until it is told that it is done, or the time is over. */
  wait(ms: number, begin: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.atMost(ms));
      begin(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
