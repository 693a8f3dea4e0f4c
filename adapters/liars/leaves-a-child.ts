// Ends, and leaves a child behind that holds its output open and is out of reach.
import { spawn } from 'node:child_process';
import { lie } from './liar.ts';

const LIVES_MS = 10_000;

await lie('leaves a child', () => {
  spawn(process.execPath, ['-e', `setTimeout(() => {}, ${LIVES_MS})`], {
    stdio: 'inherit',
    detached: true,
  }).once('spawn', () => process.exit(6));
});
