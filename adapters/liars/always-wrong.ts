// Refuses everything, always for the same reason.
import { lie, say, unmoved } from './liar.ts';

await lie('always wrong', ({ id, params }) =>
  say(id, unmoved(params, { kind: 'refused', reason: 'square-occupied', because: [] })),
);
