// Servers that shake hands as they ought to, and then do with every other request what the name says. `serveLie` starts
// one; `node adapters/liars/servers.ts <name>` does too, and prints its URL.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { GameReplayParams, Request } from '../../protocol/generated/types.ts';
import { agreed, handshake } from './liar.ts';

type Misdeed = (response: ServerResponse, id: number, answer: string) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const GZIPPED = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const GIGABYTE = 1_000_000_000;
const PIECE = ' '.repeat(65_536);

/** Goes on for as long as somebody reads. */
const endlessly = (response: ServerResponse, piece: string | Buffer): void => {
  const go = (): void => {
    while (!response.destroyed && response.write(piece));
    response.once('drain', go);
  };
  go();
};
const raw = (response: ServerResponse, text: string): void => {
  response.socket?.write(text);
};
const drip = (response: ServerResponse, write: () => void): void => {
  const timer = setInterval(write, 10);
  response.once('close', () => clearInterval(timer));
};

// biome-ignore format: a misdeed a line
export const MISDEEDS = {
  'says-500': (r) => r.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>'),
  'says-404': (r) => r.writeHead(404).end(),
  'says-500-with-an-answer': (r, _, answer) => r.writeHead(500, JSON_TYPE).end(answer),
  'wants-a-password': (r) => r.writeHead(401, { 'www-authenticate': 'Basic' }).end('who are you?'),
  'is-busy': (r) => r.writeHead(503, { 'retry-after': '3600' }).end(),
  'has-no-content': (r) => r.writeHead(204).end(),
  'says-nothing': (r) => r.writeHead(200, JSON_TYPE).end(),
  'serves-a-page': (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  'serves-text': (r, _, answer) => r.writeHead(200, { 'content-type': 'text/plain' }).end(answer),
  'names-no-type': (r, _, answer) => r.writeHead(200).end(answer),
  'names-another-charset': (r, _, answer) => r.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' }).end(answer),
  'writes-latin-1': (r) => r.writeHead(200, JSON_TYPE).end(Buffer.from('{"tile":"Ñ"}', 'latin1')),
  'redirects': (r) => r.writeHead(307, { location: 'http://127.0.0.1:9/away' }).end(),
  'redirects-to-itself': (r) => r.writeHead(308, { location: '/' }).end('moved'),
  'breaks-its-gzip': (r, _, answer) => r.writeHead(200, GZIPPED).end(answer),
  'cuts-its-gzip': (r, _, answer) => r.writeHead(200, GZIPPED).end(gzipSync(answer).subarray(0, 40)),
  'bombs': (r) => r.writeHead(200, GZIPPED).end(BOMB),
  'never-ends': (r) => endlessly(r.writeHead(200, JSON_TYPE), PIECE),
  'sends-a-gigabyte': (r) => endlessly(r.writeHead(200, { ...JSON_TYPE, 'content-length': GIGABYTE }), PIECE),
  'resets': (r) => r.socket?.resetAndDestroy(),
  'resets-halfway': (r, _, answer) => { r.writeHead(200, JSON_TYPE).write(answer.slice(0, 40)); setTimeout(() => r.socket?.resetAndDestroy(), 20); },
  'promises-more': (r, _, answer) => { raw(r, `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${answer.length + 99}\r\n\r\n${answer}`); r.socket?.end(); },
  'never-answers': () => {},
  'drips-headers': (r) => { raw(r, 'HTTP/1.1 200 OK\r\n'); drip(r, () => raw(r, 'x: y\r\n')); },
  'drips-its-body': (r) => { r.writeHead(200, JSON_TYPE); drip(r, () => r.write(' ')); },
  'says-wait-for-ever': (r) => drip(r, () => r.writeProcessing()),
  'speaks-no-http': (r) => raw(r, '220 smtp.example ESMTP\r\n'),
  'has-endless-headers': (r) => raw(r, `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}\r\n`),
  'answers-in-a-batch': (r, _, answer) => r.writeHead(200, JSON_TYPE).end(`[${answer}]`),
  'answers-another': (r, id, answer) => r.writeHead(200, JSON_TYPE).end(answer.replace(`"id":${id}`, `"id":${id + 1}`)),
  'answers-twice': (r, _, answer) => r.writeHead(200, JSON_TYPE).end(`${answer}\n${answer}`),
  'nests-deep': (r, id) => r.writeHead(200, JSON_TYPE).end(`{"jsonrpc":"2.0","id":${id},"result":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
} satisfies Readonly<Record<string, Misdeed>>;
export type MisdeedName = keyof typeof MISDEEDS;

/** Fifty kilobytes that become fifty megabytes. */
const BOMB = gzipSync(Buffer.alloc(50_000_000, 0x20));

export const serveLie = async (name: MisdeedName) => {
  const misdeed: Misdeed = MISDEEDS[name];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
    const { id, method, params } = JSON.parse(body) as Request & { readonly params: unknown };
    const say = (result: unknown): string => JSON.stringify({ jsonrpc: '2.0', id, result });
    if (method === 'initialize') response.writeHead(200, JSON_TYPE).end(say(handshake(name)));
    else
      misdeed(
        response,
        id,
        say(method === 'game/replay' ? agreed(params as GameReplayParams) : null),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** How many connections somebody still holds. */
    open: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

if (import.meta.main) {
  const name = process.argv[2] ?? '';
  if (!Object.hasOwn(MISDEEDS, name))
    throw new Error(`no server "${name}"; expected ${Object.keys(MISDEEDS).join(', ')}`);
  console.log((await serveLie(name as MisdeedName)).url);
}
