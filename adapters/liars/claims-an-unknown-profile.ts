// Claims a profile that nobody knows.
import { agree, handshake, lie, say } from './liar.ts';

await lie('claims an unknown profile', agree, {
  greet: (id) =>
    say(id, {
      ...handshake('claims an unknown profile'),
      claims: { 'resumen-2018': ['everything'] },
    }),
});
