// Answers with a question of its own.
import { lie, write } from './liar.ts';

await lie('asks back', ({ id }) =>
  write(`{"jsonrpc":"2.0","id":${id},"method":"initialize","params":{}}\n`),
);
