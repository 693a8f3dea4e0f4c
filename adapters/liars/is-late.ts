// Answers when nobody waits any more.
import { agree, lie } from './liar.ts';

await lie('is late', (replay) => {
  setTimeout(() => agree(replay), 3000);
});
