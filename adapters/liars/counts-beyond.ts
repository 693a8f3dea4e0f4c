// Answers with a score beyond what is counted exactly.
import { agreed, lie, write } from './liar.ts';

await lie('counts beyond', ({ id, params }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) }).replace('"scores":{"A":', '"scores":{"A":1e300,"_":')}\n`,
  ),
);
