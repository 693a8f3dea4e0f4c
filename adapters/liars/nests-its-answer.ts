// Answers with nothing but brackets.
import { lie, write } from './liar.ts';

await lie('nests its answer', ({ id }) =>
  write(
    `{"jsonrpc":"2.0","id":${id},"result":{"outcomes":${'['.repeat(400_000)}${']'.repeat(400_000)}}}\n`,
  ),
);
