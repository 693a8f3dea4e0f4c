// Has a name of ten thousand letters.
import { agree, handshake, lie, say } from './liar.ts';

await lie('has a long name', agree, {
  greet: (id) => {
    const honest = handshake('has a long name');
    say(id, { ...honest, implementation: { ...honest.implementation, name: 'x'.repeat(10_000) } });
  },
});
