// Greets the world before the handshake.
import { agree, handshake, lie, say, write } from './liar.ts';

await lie('talks before', agree, {
  greet: (id) => {
    write('Ready.\n');
    say(id, handshake('talks before'));
  },
});
