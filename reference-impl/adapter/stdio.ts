// `node reference-impl/adapter/stdio.ts`: the reference implementation over standard input and output.
import { createInterface } from 'node:readline';
import type { Request } from '../../protocol/generated/types.ts';
import { referenceHandler } from './handler.ts';

const handle = referenceHandler();

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as Request;
  process.stdout.write(`${JSON.stringify(handle(request))}\n`);
  if (request.method === 'shutdown') break;
}
