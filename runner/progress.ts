// Progress: a bar on a terminal, a plain line every tenth elsewhere.

export interface Progress {
  step(): void;
  stop(): void;
}

export const progressOf = async (
  total: number,
  out: NodeJS.WriteStream = process.stderr,
): Promise<Progress> => (out.isTTY ? bar(total, out) : lines(total, out));

const bar = async (total: number, stream: NodeJS.WriteStream): Promise<Progress> => {
  const { Presets, SingleBar } = await import('cli-progress');
  const single = new SingleBar(
    { format: ' {bar} {value}/{total} cases', hideCursor: true, stream },
    Presets.shades_classic,
  );
  single.start(total, 0);
  return { step: () => single.increment(), stop: () => single.stop() };
};

const lines = (total: number, out: NodeJS.WriteStream): Progress => {
  let done = 0;
  let tenth = 0;
  return {
    step: () => {
      done += 1;
      if (Math.floor((done * 10) / total) === tenth) return;
      tenth = Math.floor((done * 10) / total);
      out.write(`${done}/${total} cases\n`);
    },
    stop: () => {},
  };
};
