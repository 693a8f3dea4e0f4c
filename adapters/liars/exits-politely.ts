// Answers, and ends without having been told to.
import { agree, lie } from './liar.ts';

await lie('exits politely', (replay) => {
  agree(replay);
  process.stdout.write('', () => process.exit(0));
});
