// Closes its input and lives on.
import { closeSync } from 'node:fs';
import { lie } from './liar.ts';

await lie('closes its input', () => {
  closeSync(0);
  setInterval(() => {}, 1000);
});
