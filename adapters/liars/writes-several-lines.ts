// Writes each answer over several lines.
import { agreed, lie, write } from './liar.ts';

await lie('writes several lines', ({ id, params }) =>
  write(`${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) }, null, 2)}\n`),
);
