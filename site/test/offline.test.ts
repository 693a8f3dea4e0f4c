// The service worker on its own: what it keeps, what it answers when nothing can be reached, what becomes of the version
// before, what it leaves alone.
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { withAssets, workerSource } from '../offline/pack.ts';

const ORIGIN = 'https://articulado.test';
const LANGUAGES = {
  es: { home: '/', pack: '/sin-red/es.1.bin' },
  en: { home: '/en/', pack: '/sin-red/en.1.bin' },
};
const packOf = (home: string) =>
  new Uint8Array(
    gzipSync(
      JSON.stringify({ [`${home}temas/`]: 'packed', [`${home}sin-red/`]: `not kept in ${home}` }),
    ),
  );

interface Request {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

interface WorkerEvent {
  readonly request?: Request;
  readonly data?: object;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
}

let stores: Map<string, Map<string, string>>;
let network: ((url: string) => Response) | undefined;
let listeners: Map<string, (event: WorkerEvent) => void>;

const key = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
const fetchIt = async (request: Request | string): Promise<Response> => {
  if (!network) throw new TypeError('Failed to fetch');
  return network(key(request));
};
const online = (url: string): Response => {
  const { pathname } = new URL(url);
  const packed = Object.values(LANGUAGES).find(({ pack }) => pack === pathname);
  return new Response(packed ? packOf(packed.home) : `fresh ${pathname}`);
};

const storeOf = (name: string): Map<string, string> => {
  const store = stores.get(name) ?? new Map<string, string>();
  stores.set(name, store);
  return store;
};

const cacheOf = (name: string) => {
  const store = storeOf(name);
  const put = async (request: Request | string, answer: Response) => {
    store.set(key(request), await answer.text());
  };
  return {
    put,
    add: async (url: string) => put(url, await fetchIt(url)),
    keys: async () => [...store.keys()].map((url) => ({ url })),
    match: async (request: Request | string, { ignoreSearch = false } = {}) => {
      const asked = ignoreSearch ? key(request).replace(/\?.*/, '') : key(request);
      const body = store.get(asked);
      return body === undefined ? undefined : new Response(body);
    },
  };
};

const begin = (version: string): void => {
  listeners = new Map();
  const context = createContext({
    URL,
    Response,
    DecompressionStream,
    location: new URL(ORIGIN),
    fetch: fetchIt,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listen: (event: WorkerEvent) => void) =>
      listeners.set(type, listen),
  });
  runInContext(workerSource(version, LANGUAGES), context);
};

/** What the worker answers, once all its work is done; undefined when it lets the request pass. */
const dispatch = async (
  type: string,
  event: Partial<WorkerEvent> = {},
): Promise<string | undefined> => {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...event,
    waitUntil: (promise) => work.push(promise),
    respondWith: (promise) => {
      answer = promise;
    },
  });
  const response = await answer;
  await Promise.all(work);
  return (
    response && `${response.status === 200 ? '' : `${response.status} `}${await response.text()}`
  );
};

const ask = (request: Request) => dispatch('fetch', { request });
const get = (path: string, mode = 'navigate') =>
  ask({ url: new URL(path, ORIGIN).href, method: 'GET', mode });
const keepSpanish = () =>
  dispatch('message', { data: { keep: 'es', read: [`${ORIGIN}/escenarios/esc-0001/`] } });

beforeEach(async () => {
  stores = new Map();
  network = online;
  begin('1');
  await dispatch('install');
  await dispatch('activate');
});

test('a language is kept whole when its first page is read, and that page too', async () => {
  await keepSpanish();
  network = undefined;
  expect(await get('/temas/')).toBe('packed');
  expect(await get('/escenarios/esc-0001/')).toBe('fresh /escenarios/esc-0001/');
});

test('what is asked of a page does not matter to what is kept', async () => {
  await keepSpanish();
  network = undefined;
  expect(await get('/temas/?q=robar')).toBe('packed');
});

test('a page that was read is answered without a network', async () => {
  expect(await get('/cobertura/')).toBe('fresh /cobertura/');
  network = undefined;
  expect(await get('/cobertura/')).toBe('fresh /cobertura/');
});

test.each([
  ['/escenarios/', '503 not kept in /'],
  ['/en/escenarios/', '503 not kept in /en/'],
])('%s unread and without a network says so in its language', async (path, body) => {
  await keepSpanish();
  await dispatch('message', { data: { keep: 'en', read: [] } });
  network = undefined;
  expect(await get(path)).toBe(body);
});

test('what is not a page fails without a network, as it would anyway', async () => {
  await keepSpanish();
  network = undefined;
  await expect(get('/_astro/x.js', 'no-cors')).rejects.toThrow('Failed to fetch');
});

test('an error page is shown but not kept', async () => {
  await keepSpanish();
  network = () => new Response('missing', { status: 404 });
  expect(await get('/no/existe/')).toBe('404 missing');
  network = undefined;
  expect(await get('/no/existe/')).toBe('503 not kept in /');
});

describe('a newer version', () => {
  beforeEach(async () => {
    await keepSpanish();
    network = (url) => (url.endsWith('.bin') ? online(url) : new Response('newer'));
    begin('2');
    await dispatch('install');
  });

  test('keeps what the one before kept, while that one still answers', async () => {
    expect([...stores.keys()]).toEqual(['articulado-1', 'articulado-2']);
    expect(stores.get('articulado-1')?.get(`${ORIGIN}/escenarios/esc-0001/`)).toContain('fresh');
  });

  test('takes its place whole: nothing of the older one is left', async () => {
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['articulado-2']);
    network = undefined;
    expect(await get('/escenarios/esc-0001/')).toBe('newer');
    expect(await get('/temas/')).toBe('packed');
  });
});

test.each([
  ['another host', { url: 'https://example.org/', method: 'GET', mode: 'no-cors' }],
  ['a form that is sent', { url: `${ORIGIN}/`, method: 'POST', mode: 'navigate' }],
])('%s is none of its business', async (_, request) => {
  expect(await ask(request)).toBeUndefined();
});

test('a page is packed with its styles and scripts, and with the scripts that these import', () => {
  const files: Record<string, string> = {
    '/': '<link href="/_astro/a.css"><script src="/_astro/b.js"></script>',
    '/_astro/a.css': 'p {}',
    '/_astro/b.js': 'import"./c.js"',
    '/_astro/c.js': '',
    '/other/': '',
  };
  const packed = withAssets(['/'], (path) => files[path] ?? '');
  expect(Object.keys(packed).sort()).toEqual([
    '/',
    '/_astro/a.css',
    '/_astro/b.js',
    '/_astro/c.js',
  ]);
});
