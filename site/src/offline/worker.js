// The service worker, /sw.js. Keeps what has been read: answers from the cache first and brings it up to date behind;
// without a network an unread page is answered with the home page of its language. Other hosts are none of its business.
// HOMES, the home page of each language, is written above this by pages/sw.js.ts.
const CACHE = 'articulado';
const FIRST = HOMES.flatMap((home) => [
  home,
  `${home}indice.json`,
  `${home}respuestas.json`,
]);

const isOurs = ({ method, url }) => method === 'GET' && new URL(url).origin === location.origin;

/** The longest that the address begins with: "/" begins them all. */
const homeOf = ({ url }) =>
  caches.match(
    HOMES.filter((home) => new URL(url).pathname.startsWith(home)).sort().at(-1),
  );

const keep = async (request, answer) => {
  if (answer.ok && !answer.redirected) await (await caches.open(CACHE)).put(request, answer);
};

const answerTo = async (request, fresh) =>
  (await caches.match(request)) ??
  fresh.catch(async (error) => {
    const home = request.mode === 'navigate' ? await homeOf(request) : undefined;
    if (home) return home;
    throw error;
  });

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)));
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOurs(request)) return;
  const fresh = fetch(request);
  event.waitUntil(fresh.then((answer) => keep(request, answer.clone())).catch(() => undefined));
  event.respondWith(answerTo(request, fresh));
});
