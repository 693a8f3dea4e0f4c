// Has a name that leads out of the folder of results.
import { agree, handshake, lie, say } from './liar.ts';

await lie('has a name like a path', agree, {
  greet: (id) => {
    const honest = handshake('has a name like a path');
    say(id, {
      ...honest,
      implementation: { ...honest.implementation, name: '../../../etc/passwd' },
    });
  },
});
