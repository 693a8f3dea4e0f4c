// Writes UTF-16.
import { agreed, lie, write } from './liar.ts';

await lie('writes utf 16', ({ id, params }) =>
  write(
    Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) })}\n`, 'utf16le'),
  ),
);
