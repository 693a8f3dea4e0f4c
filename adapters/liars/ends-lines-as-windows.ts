// Ends its lines as Windows does, which is no fault: what it says is wrong.
import { agreed, lie, write } from './liar.ts';

await lie('ends lines as windows', ({ id, params }) =>
  write(`${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) })}\r\n`),
);
