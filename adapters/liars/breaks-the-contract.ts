// Answers with valid JSON that the schema does not allow.
import { lie, say, unmoved } from './liar.ts';

await lie('breaks the contract', ({ id, params }) => {
  const answer = unmoved(params, { kind: 'done', because: [] });
  say(id, { ...answer, state: { ...answer.state, toMove: 'C' } });
});
