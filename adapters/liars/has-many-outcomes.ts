// Answers with a hundred thousand outcomes to one event.
import { agreed, lie, say } from './liar.ts';

await lie('has many outcomes', ({ id, params }) => {
  const { outcomes, state } = agreed(params);
  say(id, { outcomes: Array(20_000).fill(outcomes[0] ?? { kind: 'done', because: [] }), state });
});
