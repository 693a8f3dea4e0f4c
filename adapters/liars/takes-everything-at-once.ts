// Says that it takes more at once than there is.
import { agree, handshake, lie, say } from './liar.ts';

await lie('takes everything at once', agree, {
  greet: (id) =>
    say(id, { ...handshake('takes everything at once'), atOnce: Number.MAX_SAFE_INTEGER }),
});
