// Says each thing twice in one answer; what is said last counts, and is wrong.
import { agreed, lie, write } from './liar.ts';

await lie('repeats keys', ({ id, params }) =>
  write(`{"jsonrpc":"2.0","id":${id},"result":{},"result":${JSON.stringify(agreed(params))}}\n`),
);
