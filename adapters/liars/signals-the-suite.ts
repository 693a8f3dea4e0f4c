// Sends the suite a signal while it is examined: at the replay whose number is the second argument. A file that the
// third names is made first, so that it happens once.
import { existsSync, writeFileSync } from 'node:fs';
import { lie, say, unmoved } from './liar.ts';

const [signal = 'SIGTERM', at = '12', once = ''] = process.argv.slice(2);

await lie('signals the suite', ({ id, params }, nth) => {
  if (nth === Number(at) && !existsSync(once)) {
    if (once) writeFileSync(once, '');
    process.kill(process.ppid, signal);
    return;
  }
  say(id, unmoved(params, { kind: 'done', because: [] }));
});
