const WORKER = '/studio/survey/worker.ts';
const SCOPE = '/studio/reperage/';

/** Resolves when the worker answers the requests of this page. */
async function underWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(WORKER, { scope: SCOPE, type: 'module' });
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * Stores the page, once it is loaded, so that it opens again without a network. False where the browser has no
 * workers, as over plain http.
 */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await underWorker();
    // What was loaded before the worker began is asked for again, through it.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [location.href, ...loaded].filter((address) => new URL(address).origin === location.origin);
    await Promise.all([...new Set(own)].map((address) => fetch(address)));
    return true;
  } catch {
    return false;
  }
}
