// Says that everything was done and changes nothing.
import { lie, say, unmoved } from './liar.ts';

await lie('agrees with everything', ({ id, params }) =>
  say(id, unmoved(params, { kind: 'done', because: [] })),
);
