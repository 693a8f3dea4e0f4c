// Ends in the middle of the run, by the hand of the system.
import { agree, lie } from './liar.ts';

await lie('crashes halfway', (replay, nth) => {
  if (nth > 1) process.kill(process.pid, 'SIGKILL');
  else agree(replay);
});
