// `node bench/slow-server.ts`: the reference implementation behind HTTP, with so much delay in each answer as a server
// far away has; it takes many requests at once. Prints its URL.
import { createServer } from 'node:http';
import type { Request, Response } from '../protocol/generated/types.ts';
import { answerTo } from '../reference-impl/adapter/answer.ts';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';

const DELAY_MS = 20;
const AT_ONCE = 64;

const reference = referenceHandler();
const handle = (request: Request): Response => {
  const response = reference(request);
  return request.method === 'initialize' && response.result
    ? { ...response, result: { ...response.result, atOnce: AT_ONCE } }
    : response;
};

const server = createServer(async (incoming, response) => {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  const text = JSON.stringify(answerTo(body, handle));
  setTimeout(
    () => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    DELAY_MS,
  );
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
