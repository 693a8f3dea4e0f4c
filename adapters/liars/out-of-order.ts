// Answers with an id that nobody has used.
import { lie, say, unmoved } from './liar.ts';

await lie('out of order', ({ id, params }) =>
  say(id + 1000, unmoved(params, { kind: 'done', because: [] })),
);
