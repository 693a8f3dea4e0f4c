// Gives back the id as text.
import { agreed, lie, write } from './liar.ts';

await lie('answers with text ids', ({ id, params }) =>
  write(`${JSON.stringify({ jsonrpc: '2.0', id: String(id), result: agreed(params) })}\n`),
);
