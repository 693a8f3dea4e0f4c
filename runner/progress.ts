// Progress: a bar on a terminal, a plain line every tenth elsewhere.

export interface Progress {
  start(total: number, done: number): void;
  step(): void;
  /** Also in the middle: the line is ended and the cursor shown. */
  stop(): void;
}

export const progressOf = async (
  what = 'cases',
  out: NodeJS.WriteStream = process.stderr,
): Promise<Progress> => (out.isTTY ? bar(what, out) : lines(what, out));

const bar = async (what: string, stream: NodeJS.WriteStream): Promise<Progress> => {
  const { Presets, SingleBar } = await import('cli-progress');
  const single = new SingleBar(
    {
      format: ` {bar} {value}/{total} ${what}, {eta_formatted} left`,
      hideCursor: true,
      gracefulExit: false,
      stream,
    },
    Presets.shades_classic,
  );
  return {
    start: (total, done) => single.start(total, done),
    step: () => single.increment(),
    stop: () => single.stop(),
  };
};

const lines = (what: string, out: NodeJS.WriteStream): Progress => {
  let [total, done, tenth] = [0, 0, 0];
  return {
    start: (all, before) => {
      [total, done] = [all, before];
      tenth = Math.floor((done * 10) / total);
    },
    step: () => {
      done += 1;
      if (Math.floor((done * 10) / total) === tenth) return;
      tenth = Math.floor((done * 10) / total);
      out.write(`${done}/${total} ${what}\n`);
    },
    stop: () => {},
  };
};
