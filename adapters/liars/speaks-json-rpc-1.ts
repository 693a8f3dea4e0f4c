// Speaks another version of JSON-RPC.
import { agreed, lie, write } from './liar.ts';

await lie('speaks json rpc 1', ({ id, params }) =>
  write(`${JSON.stringify({ id, result: agreed(params), error: null })}\n`),
);
