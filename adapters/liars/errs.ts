// Answers everything with an error, in due form.
import { lie } from './liar.ts';

await lie('errs', ({ id }) => {
  const error = { code: -32603, message: 'something went wrong' };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
});
