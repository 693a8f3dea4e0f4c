// Puts its answer into a list, as JSON-RPC knows batches.
import { agreed, lie, write } from './liar.ts';

await lie('answers in a batch', ({ id, params }) =>
  write(`${JSON.stringify([{ jsonrpc: '2.0', id, result: agreed(params) }])}\n`),
);
