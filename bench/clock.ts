// Seconds that this process has been at work, whatever else the machine does meanwhile.
export const secondsAtWork = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};
