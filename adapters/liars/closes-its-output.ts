// Closes its output and lives on.
import { closeSync } from 'node:fs';
import { lie } from './liar.ts';

await lie('closes its output', () => {
  closeSync(1);
  setInterval(() => {}, 1000);
});
