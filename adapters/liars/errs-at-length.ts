// Answers with an error of half a million letters.
import { lie, write } from './liar.ts';

await lie('errs at length', ({ id }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: 'x'.repeat(500_000) } })}\n`,
  ),
);
