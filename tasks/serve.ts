// A small static file server for the built site: loopback only, folders by their index.html, 404.html for the rest.
import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

export interface Server {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Found = { readonly file: string } | { readonly redirect: string } | undefined;

/** What a path stands for below the folder; undefined when there is nothing, or when it leads outside. */
export const locate = (folder: string, pathname: string): Found => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const root = resolve(folder);
  const file = resolve(root, `.${decoded}`);
  if (decoded.includes('\0') || (file !== root && !file.startsWith(root + sep))) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() && !decoded.endsWith('/')) return { file };
  const index = resolve(file, 'index.html');
  if (!found?.isDirectory() || !statSync(index, { throwIfNoEntry: false })?.isFile())
    return undefined;
  // Collapsed to one leading slash: "//host" would send the browser elsewhere.
  return decoded.endsWith('/')
    ? { file: index }
    : { redirect: `${pathname.replace(/^\/+/, '/')}/` };
};

const send = (response: ServerResponse, status: number, file: string, head: boolean): void => {
  response.writeHead(status, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (head) response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
};

export const serve = async (folder: string, port = 0): Promise<Server> => {
  const server = createServer((request, response) => {
    const head = request.method === 'HEAD';
    if (request.method !== 'GET' && !head) {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const found = locate(folder, pathname);
    const missing = resolve(folder, '404.html');
    if (found && 'redirect' in found) response.writeHead(301, { location: found.redirect }).end();
    else if (found) send(response, 200, found.file, head);
    else if (statSync(missing, { throwIfNoEntry: false })) send(response, 404, missing, head);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
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

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } });
  const { url } = await serve(
    fileURLToPath(new URL('../site/dist/', import.meta.url)),
    Number(values.port),
  );
  console.log(`the site is at ${url} (Ctrl+C ends it)`);
}
