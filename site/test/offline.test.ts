// The service worker on its own: what it keeps, what it answers when nothing can be reached, what it leaves alone.
import { createContext, runInContext } from 'node:vm';
import type { APIContext } from 'astro';
import { beforeEach, expect, test } from 'vitest';
import { LANGS } from '../src/i18n.ts';
import { path } from '../src/links.ts';
import { GET } from '../src/pages/sw.js.ts';

const script = await (await GET({} as APIContext)).text();
const ORIGIN = 'https://articulado.test';

interface Request {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
}

interface WorkerEvent {
  readonly request?: Request;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
}

let kept: Map<string, string>;
let network: ((url: string) => Response) | undefined;
let listeners: Map<string, (event: WorkerEvent) => void>;

const key = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
const fetchIt = async (request: Request | string): Promise<Response> => {
  if (!network) throw new TypeError('Failed to fetch');
  return network(key(request));
};
const put = async (request: Request | string, answer: Response) => {
  kept.set(key(request), await answer.text());
};

beforeEach(async () => {
  kept = new Map();
  network = (url) => new Response(`fresh ${new URL(url).pathname}`);
  listeners = new Map();
  const addAll = async (urls: string[]) => {
    for (const url of urls) await put(url, await fetchIt(url));
  };
  const context = createContext({
    URL,
    location: new URL(ORIGIN),
    fetch: fetchIt,
    caches: {
      open: async () => ({ addAll, put }),
      match: async (request: Request | string) => {
        const body = kept.get(key(request));
        return body === undefined ? undefined : new Response(body);
      },
    },
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listen: (event: WorkerEvent) => void) =>
      listeners.set(type, listen),
  });
  runInContext(script, context);
  await dispatch('install');
});

/** What the worker answers, once all its work is done; undefined when it lets the request pass. */
const dispatch = async (type: string, request?: Request): Promise<string | undefined> => {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...(request ? { request } : {}),
    waitUntil: (promise) => work.push(promise),
    respondWith: (promise) => {
      answer = promise;
    },
  });
  const text = await answer?.then((response) => response.text());
  await Promise.all(work);
  return text;
};

const get = (path: string, mode = 'navigate') =>
  dispatch('fetch', { url: new URL(path, ORIGIN).href, method: 'GET', mode });

test('the home pages and the index of the search are kept from the start', () => {
  expect([...kept.keys()].map((url) => new URL(url).pathname)).toEqual(
    LANGS.flatMap((lang) => [
      path(lang),
      `${path(lang)}indice.json`,
      `${path(lang)}respuestas.json`,
    ]),
  );
});

test('a page that was read is answered without a network', async () => {
  expect(await get('/temas/')).toBe('fresh /temas/');
  network = undefined;
  expect(await get('/temas/')).toBe('fresh /temas/');
});

test('what is kept is answered first and brought up to date behind', async () => {
  await get('/temas/');
  network = () => new Response('newer');
  expect(await get('/temas/')).toBe('fresh /temas/');
  expect(await get('/temas/')).toBe('newer');
});

test.each([
  ['/escenarios/', 'fresh /'],
  ['/en/escenarios/', 'fresh /en/'],
])('%s unread and without a network is the home page of its language', async (path, body) => {
  network = undefined;
  expect(await get(path)).toBe(body);
});

test('what is not a page fails without a network, as it would anyway', async () => {
  network = undefined;
  await expect(get('/_astro/x.js', 'no-cors')).rejects.toThrow('Failed to fetch');
});

test('an error page is shown but not kept', async () => {
  network = () => new Response('missing', { status: 404 });
  expect(await get('/no/existe/')).toBe('missing');
  network = undefined;
  expect(await get('/no/existe/')).toBe('fresh /');
});

test.each([
  ['another host', { url: 'https://example.org/', method: 'GET', mode: 'no-cors' }],
  ['a form that is sent', { url: `${ORIGIN}/`, method: 'POST', mode: 'navigate' }],
])('%s is none of its business', async (_, request) => {
  expect(await dispatch('fetch', request)).toBeUndefined();
});
