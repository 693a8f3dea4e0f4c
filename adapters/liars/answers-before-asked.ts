// Answers the first request together with the handshake, before anybody has asked.
import { agree, handshake, lie, say } from './liar.ts';

await lie('answers before asked', agree, {
  greet: (id) => {
    say(id, handshake('answers before asked'));
    say(id + 1, null);
  },
});
