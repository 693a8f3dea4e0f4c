// `node reference-impl/adapter/http.ts [port]`: the reference implementation over HTTP POST, on loopback only.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerTo } from './answer.ts';
import { referenceHandler } from './handler.ts';

const MAX_BODY = 1_000_000;

/** What is wrong with a request is said in the answer, as over every transport; the status speaks of HTTP only. */
export const referenceServer = () => {
  const handle = referenceHandler();
  return createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) {
      body += chunk;
      if (body.length > MAX_BODY) return response.writeHead(413).end();
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answerTo(body, handle)));
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = referenceServer().listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
  });
}
