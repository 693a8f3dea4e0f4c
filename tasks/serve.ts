// Serves the built site on this machine only: `node tasks/serve.ts`, and the last act of `npm start`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { root } from './run.ts';

const DEFAULT_PORT = 4321;
const ANY_PORT = 0;

export interface Server {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const serve = async (folder: string, port: number = ANY_PORT): Promise<Server> => {
  // Looks at the disk for each request, so that the site may be built anew while it is served.
  const files = sirv(folder, { dev: true, etag: true });
  const packed = compression();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    delete request.headers.range; // sirv throws on a range that ends before it begins
    const notFound = () => {
      const page = join(folder, '404.html');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(page) ? readFileSync(page) : 'not found');
    };
    // It asks of both no more than what Node gives.
    packed(request as never, response as never, () => files(request, response, notFound));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** On the port that PORT names or, where it names none, on the usual one or any that is free. */
export const serveWhereAsked = async (
  folder: string,
  asked = process.env.PORT,
): Promise<Server> => {
  if (!asked) return serve(folder, DEFAULT_PORT).catch(() => serve(folder));
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${asked}"\n  expected a port, 0 to 65535 (0 is any free one)`);
  return serve(folder, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    const why = error.code === 'EADDRINUSE' ? 'taken' : 'not allowed';
    throw new Error(
      `port ${port} is ${why}\n  expected a free port\n  name another in PORT, or leave it out`,
    );
  });
};

/** Serves site/dist until it is stopped; a port that cannot be had ends the process with a line that says so. */
export const serveSite = async (): Promise<void> => {
  try {
    const { url } = await serveWhereAsked(`${root}site/dist`);
    console.log(`\nArticulado is at ${url}  (Ctrl+C stops it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

if (import.meta.main) await serveSite();
