// What can be read without a network is kept by /sw.js. The page hands over its language, to be kept whole, and itself,
// which was loaded before the worker was there; and it tells when a newer version waits to be read.

const addresses = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = [location.href, ...loaded].filter((url) => new URL(url).origin === location.origin);
  return [...new Set(own.map((url) => url.replace(/#.*/, '')))];
};

const isSaving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const tellOf = (waiting: ServiceWorker): void => {
  const note = document.querySelector<HTMLElement>('.news');
  if (!note) return;
  note.hidden = false;
  note.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage({ takeOver: true });
  });
};

/** The first worker of a device takes over at once; only what comes after one is news. */
const watch = (registration: ServiceWorkerRegistration): void => {
  const look = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && registration.active) tellOf(worker);
  };
  look(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => look(installing));
  });
};

const start = async (): Promise<void> => {
  watch(await navigator.serviceWorker.register('/sw.js'));
  const { active } = await navigator.serviceWorker.ready;
  if (!isSaving()) active?.postMessage({ keep: document.documentElement.lang, read: addresses() });
};

if ('serviceWorker' in navigator)
  addEventListener('load', () => void start().catch(() => undefined));

export {};
