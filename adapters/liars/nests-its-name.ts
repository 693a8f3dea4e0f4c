// Says of itself more than can be written down: fields in fields without end.
import { agree, lie, write } from './liar.ts';

await lie('nests its name', agree, {
  greet: (id) =>
    write(
      `{"jsonrpc":"2.0","id":${id},"result":{"protocolVersion":"1","implementation":{"name":"Liar","version":"1","language":"TypeScript","more":${'['.repeat(200_000)}${']'.repeat(200_000)}},"claims":{"resumen-2018":["final"]}}}\n`,
    ),
});
