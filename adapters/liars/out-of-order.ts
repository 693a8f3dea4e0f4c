// Answers with the id of another request.
import { lie, say, unmoved } from './liar.ts';

await lie('out of order', ({ id, params }) =>
  say(id + 1, unmoved(params, { kind: 'done', because: [] })),
);
