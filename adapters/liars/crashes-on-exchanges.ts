// Ends with an error at every exchange, whatever else it has been asked; says that all else was done.
import { lie, say, unmoved } from './liar.ts';

await lie('crashes on exchanges', ({ id, params }) => {
  if (params.events.at(-1)?.type === 'exchange') process.exit(7);
  // Not at once, so that others are in flight when it ends.
  setTimeout(() => say(id, unmoved(params, { kind: 'done', because: [] })), 2);
});
