// Answers each request twice.
import { agree, lie } from './liar.ts';

await lie('says twice', (replay) => {
  agree(replay);
  agree(replay);
});
