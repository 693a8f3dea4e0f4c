// Answers with a bag of a hundred thousand tiles that do not exist.
import { agreed, lie, say } from './liar.ts';

await lie('has many wrong tiles', ({ id, params }) => {
  const { outcomes, state } = agreed(params);
  say(id, { outcomes, state: { ...state, bag: Array(100_000).fill('K') } });
});
