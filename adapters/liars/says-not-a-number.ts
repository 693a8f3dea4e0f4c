// Answers with NaN, which JSON does not know.
import { agreed, lie, write } from './liar.ts';

await lie('says not a number', ({ id, params }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) }).replace('"scores":{"A":', '"scores":{"A":NaN,"_":')}\n`,
  ),
);
