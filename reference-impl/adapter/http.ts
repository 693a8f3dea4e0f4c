// `node reference-impl/adapter/http.ts [port]`: the reference implementation over HTTP POST, on loopback only.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Request } from '../../protocol/generated/types.ts';
import { validators } from '../../protocol/validate.ts';
import { referenceHandler } from './handler.ts';

const MAX_BODY = 1_000_000;

export const referenceServer = () => {
  const handle = referenceHandler();
  return createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) {
      body += chunk;
      if (body.length > MAX_BODY) return response.writeHead(413).end();
    }
    const request = parse(body);
    if (!request) return response.writeHead(400).end();
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(handle(request)));
  });
};

const parse = (body: string): Request | undefined => {
  try {
    const value: unknown = JSON.parse(body);
    return validators.request(value) ? (value as Request) : undefined;
  } catch {
    return undefined;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = referenceServer().listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
  });
}
