// Writes blank lines without end.
import { lie } from './liar.ts';

await lie('floods blank lines', () => {
  const flood = (): void => {
    while (process.stdout.write('\n'.repeat(1024)));
    process.stdout.once('drain', flood);
  };
  flood();
});
