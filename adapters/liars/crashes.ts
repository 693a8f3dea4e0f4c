// Ends with an error as soon as it is asked anything.
import { lie } from './liar.ts';

await lie('crashes', () => {
  process.stderr.write('cannot go on\n');
  process.exit(7);
});
