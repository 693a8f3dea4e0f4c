// Claims what it cannot do.
import { lie } from './liar.ts';

await lie('knows no method', ({ id }) => {
  const error = { code: -32601, message: 'not yet' };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
});
