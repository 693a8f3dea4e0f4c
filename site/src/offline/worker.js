// The service worker, /sw.js. A language is kept whole, in one packed file: topics, articles, mesa, search; what else is
// read is kept as it is read. A version keeps to itself: the next one is fetched beside it and waits to be asked for.
// VERSION, and in LANGUAGES the home and the pack of each, are written above this by site/offline/pack.ts.
const OURS = 'articulado';
const CACHE = `${OURS}-${VERSION}`;
const MOST_READ = 200;
const TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

const isOurs = ({ method, url }) => method === 'GET' && new URL(url).origin === location.origin;
const isPage = (request) => request.mode === 'navigate';

const typeOf = (path) => `${TYPES[path.endsWith('/') ? 'html' : path.split('.').pop()]}; charset=utf-8`;

/** Once the pack itself is marked as kept, all of it is. */
const keepLanguage = async (lang) => {
  const pack = LANGUAGES[lang]?.pack;
  const cache = await caches.open(CACHE);
  if (!pack || (await cache.match(pack))) return;
  const { body } = await fetch(pack);
  const files = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
  await Promise.all(
    Object.entries(files).map(([path, text]) =>
      cache.put(path, new Response(text, { headers: { 'content-type': typeOf(path) } })),
    ),
  );
  await cache.put(pack, new Response(''));
};

const keepRead = async (addresses) => {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(addresses.map(async (url) => ((await cache.match(url)) ? [] : [url])));
  await Promise.allSettled(missing.flat().map((url) => cache.add(url)));
};

/** What the version before kept: its languages, and the pages that were read. */
const keepAgain = async () => {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const requests = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()));
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  const languages = Object.keys(LANGUAGES).filter((lang) =>
    paths.some((path) => path.startsWith(`/sin-red/${lang}.`)),
  );
  await Promise.all(languages.map(keepLanguage));
  await keepRead(paths.filter((path) => path.endsWith('/')).slice(-MOST_READ));
};

const keep = async (request, answer) => {
  if (answer.ok && !answer.redirected) await (await caches.open(CACHE)).put(request, answer);
};

const keptFor = async (request) => {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: isPage(request) });
};

/** The page that says so, of the home that the address begins with: "/" begins them all. */
const notKept = async ({ url }) => {
  const { pathname } = new URL(url);
  const homes = Object.values(LANGUAGES).map(({ home }) => home);
  const home = homes.filter((one) => pathname.startsWith(one)).sort().at(-1);
  const page = await (await caches.open(CACHE)).match(`${home}sin-red/`);
  const headers = { 'content-type': typeOf('/') };
  return page && new Response(await page.text(), { status: 503, headers });
};

const fresh = async (event) => {
  const answer = await fetch(event.request);
  event.waitUntil(keep(event.request, answer.clone()));
  return answer;
};

const answerTo = async (event) =>
  (await keptFor(event.request)) ??
  fresh(event).catch(async (error) => {
    const page = isPage(event.request) ? await notKept(event.request) : undefined;
    if (page) return page;
    throw error;
  });

addEventListener('install', (event) => event.waitUntil(keepAgain()));

addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
      await Promise.all(older.map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  ),
);

addEventListener('message', (event) => {
  const { keep: lang, read, takeOver } = event.data;
  if (lang) event.waitUntil(keepLanguage(lang).then(() => keepRead(read)));
  if (takeOver) skipWaiting();
});

addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answerTo(event));
});
