// Computes for ever, and hears nobody.
import { lie } from './liar.ts';

await lie('loops', () => {
  for (;;);
});
