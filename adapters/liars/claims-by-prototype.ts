// Claims in the prototype of its claims.
import { agree, lie, write } from './liar.ts';

await lie('claims by prototype', agree, {
  greet: (id) =>
    write(
      `{"jsonrpc":"2.0","id":${id},"result":{"protocolVersion":"1","implementation":{"name":"Liar","version":"1","language":"TypeScript"},"claims":{"__proto__":{"resumen-2018":["final"]}}}}\n`,
    ),
});
