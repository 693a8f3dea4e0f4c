// Has a name that a page would run.
import { agree, handshake, lie, say } from './liar.ts';

await lie('has a name like a page', agree, {
  greet: (id) => {
    const honest = handshake('has a name like a page');
    say(id, {
      ...honest,
      implementation: { ...honest.implementation, name: '<img src=x onerror=alert(1)>' },
    });
  },
});
