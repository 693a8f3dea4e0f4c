// What has been read once can be read without a network: /sw.js keeps it. The first page was loaded before the worker
// was there, so it is handed over with all it needed.
const CACHE = 'articulado';

const keepThisPage = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [location.href, ...loaded].filter((url) => new URL(url).origin === location.origin);
  const cache = await caches.open(CACHE);
  await Promise.allSettled([...new Set(own)].map((url) => cache.add(url.replace(/#.*/, ''))));
};

if ('serviceWorker' in navigator && !navigator.serviceWorker.controller) {
  addEventListener('load', () => void keepThisPage().catch(() => undefined));
}
