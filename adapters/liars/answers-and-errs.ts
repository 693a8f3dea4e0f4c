// Gives a result and an error in one answer.
import { agreed, lie, write } from './liar.ts';

await lie('answers and errs', ({ id, params }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params), error: { code: -32603, message: 'and yet' } })}\n`,
  ),
);
