// Writes whole answers and never ends the line.
import { agreed, lie, write } from './liar.ts';

await lie('ends no line', ({ id, params }) =>
  write(JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) })),
);
