// Stops itself, so that it neither ends nor goes on.
import { lie } from './liar.ts';

await lie('stops', () => {
  process.kill(process.pid, 'SIGSTOP');
});
