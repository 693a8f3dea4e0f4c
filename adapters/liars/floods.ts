// Answers with an endless stream.
import { lie } from './liar.ts';

await lie('floods', () => {
  const flood = (): void => {
    while (process.stdout.write(`${'x'.repeat(1023)}`));
    process.stdout.once('drain', flood);
  };
  flood();
});
