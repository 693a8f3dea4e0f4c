// Writes the first half of each answer, and never the rest.
import { agreed, lie, write } from './liar.ts';

await lie('writes half lines', ({ id, params }) =>
  write(JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) }).slice(0, 60)),
);
