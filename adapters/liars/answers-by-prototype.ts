// Answers in the prototype of its answer.
import { agreed, lie, write } from './liar.ts';

await lie('answers by prototype', ({ id, params }) =>
  write(`{"jsonrpc":"2.0","id":${id},"result":{"__proto__":${JSON.stringify(agreed(params))}}}\n`),
);
