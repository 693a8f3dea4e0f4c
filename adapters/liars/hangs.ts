// Never answers, and leaves a child behind that would live on.
import { spawn } from 'node:child_process';
import { lie } from './liar.ts';

await lie('hangs', () => {
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
});
