// Begins each line with a mark of byte order.
import { agreed, lie, write } from './liar.ts';

await lie('prints a mark', ({ id, params }) =>
  write(`\ufeff${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) })}\n`),
);
