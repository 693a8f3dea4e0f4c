// Leaves children behind that hear no signal, and hangs.
import { spawn } from 'node:child_process';
import { lie } from './liar.ts';

const DEAF = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';

await lie('leaves many children', () => {
  for (let i = 0; i < 5; i++) spawn(process.execPath, ['-e', DEAF], { stdio: 'inherit' });
});
