// Has a name that would paint the terminal and turn the text round.
import { agree, handshake, lie, say } from './liar.ts';

await lie('has a name that paints', agree, {
  greet: (id) => {
    const honest = handshake('has a name that paints');
    say(id, {
      ...honest,
      implementation: { ...honest.implementation, name: '\u001b[2J\u001b[31mred\u0007\u202e' },
    });
  },
});
