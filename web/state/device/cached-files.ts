import type { Status } from '../../../engine/public.ts';
import { playsOgg } from './plays-ogg.ts';
import { UNLOCKED_CACHE } from '../../worker/addresses.ts';
import { canWorkOffline } from '../../worker/register.ts';

/** Matches every page and medium address anywhere in a status. */
const ADDRESS = /"(\/(?:pages|media)\/[^"]+)"/g;
/** Every recording has two formats; a device plays one of them and never requests the other. */
const isNeverPlayed = (address: string): boolean =>
  address.endsWith(playsOgg(document.createElement('audio')) ? '.mp3' : '.ogg');
const addressesOf = (status: Status): ReadonlySet<string> =>
  new Set(
    [...JSON.stringify(status).matchAll(ADDRESS)]
      .map(([, address = '']) => address)
      .filter((address) => !isNeverPlayed(address)),
  );

let latest: ReadonlySet<string> = new Set();
let running: Promise<void> | null = null;

const isMissing = async (cache: Cache, address: string): Promise<boolean> =>
  (await cache.match(address, { ignoreVary: true })) === undefined;

async function dropOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

/**
 * Sequential, because the player's own requests come first. Stops when the network fails; the next status
 * starts again.
 */
async function fetchMissing(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const address of wanted) {
    if (latest !== wanted) return;
    if (await isMissing(cache, address)) await cache.add(address);
  }
}

async function cacheLatest(): Promise<void> {
  for (let wanted: typeof latest | null = null; wanted !== latest;) {
    wanted = latest;
    const cache = await caches.open(UNLOCKED_CACHE);
    await dropOthers(cache, wanted);
    await fetchMissing(cache, wanted);
  }
}

/** Caches what this status has unlocked, for reading offline, and removes the rest. */
export function cacheFiles(status: Status): void {
  if (!canWorkOffline()) return;
  latest = addressesOf(status);
  running ??= cacheLatest()
    .catch(() => undefined)
    .finally(() => (running = null));
}

/** Run at logout: the next player on this device finds no file. */
export async function clearCachedFiles(): Promise<void> {
  latest = new Set();
  if ('caches' in globalThis) await caches.delete(UNLOCKED_CACHE).catch(() => false);
}
