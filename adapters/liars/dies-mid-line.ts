// Dies in the middle of its answer.
import { lie } from './liar.ts';

await lie('dies mid-line', ({ id }) => {
  process.stdout.write(`{"jsonrpc":"2.0","id":${id},"result":{"outc`, () => process.exit(0));
});
