// Claims an edition that nobody knows.
import { agree, handshake, lie, say } from './liar.ts';

await lie('claims an unknown edition', agree, {
  greet: (id) =>
    say(id, { ...handshake('claims an unknown edition'), claims: { 'fise-1999': ['final'] } }),
});
