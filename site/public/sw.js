// Keeps what has been read: answers from the cache first and brings it up to date behind; without a network an
// unread page is answered with the home page of its language. Other hosts are none of its business.
const CACHE = 'articulado';
const FIRST = ['/', '/en/', '/indice.json', '/en/indice.json'];

const isOurs = ({ method, url }) => method === 'GET' && new URL(url).origin === location.origin;

const homeOf = ({ url }) => caches.match(new URL(url).pathname.startsWith('/en/') ? '/en/' : '/');

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
