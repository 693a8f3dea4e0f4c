// Writes its answer a letter at a time, and never comes to the end.
import { lie, write } from './liar.ts';

await lie('drips', () => {
  setInterval(() => write(' '), 5);
});
