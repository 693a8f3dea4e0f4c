// Answers with a score that no number holds.
import { agreed, lie, write } from './liar.ts';

await lie('counts to infinity', ({ id, params }) =>
  write(
    `${JSON.stringify({ jsonrpc: '2.0', id, result: agreed(params) }).replace('"scores":{"A":', '"scores":{"A":1e400,"_":')}\n`,
  ),
);
