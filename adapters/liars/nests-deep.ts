// Answers in due form, with fields in fields without end where nobody looks.
import { agreed, lie, write } from './liar.ts';

const DEEP = 200_000;

await lie('nests deep', ({ id, params }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) }).slice(0, -2)},"more":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}\n`,
  ),
);
