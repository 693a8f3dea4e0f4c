// Leaves the id out.
import { agreed, lie, write } from './liar.ts';

await lie('answers without id', ({ params }) =>
  write(`${JSON.stringify({ jsonrpc: '2.0', result: agreed(params) })}\n`),
);
