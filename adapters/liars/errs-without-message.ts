// Answers with an error that is none.
import { lie, write } from './liar.ts';

await lie('errs without message', ({ id }) =>
  write(`{"jsonrpc":"2.0","id":${id},"error":"oops"}\n`),
);
