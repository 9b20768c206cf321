import type { Status } from '../../../engine/public.ts';
import { playsOgg } from '../../components/plays-ogg.ts';
import { KEPT_CACHE } from '../../worker/addresses.ts';
import { canWorkOffline } from '../../worker/register.ts';

/** Every page and medium that a status names, wherever in it. */
const ADDRESS = /"(\/(?:pages|media)\/[^"]+)"/g;
/** Every recording is there in two formats; a device plays one of them and never asks for the other. */
const isNeverPlayed = (address: string): boolean => address.endsWith(playsOgg(document.createElement('audio')) ? '.mp3' : '.ogg');
const addressesOf = (status: Status): ReadonlySet<string> =>
  new Set([...JSON.stringify(status).matchAll(ADDRESS)].map(([, address = '']) => address).filter((address) => !isNeverPlayed(address)));

let latest: ReadonlySet<string> = new Set();
let running: Promise<void> | null = null;

const isMissing = async (cache: Cache, address: string): Promise<boolean> =>
  (await cache.match(address, { ignoreVary: true })) === undefined;

async function dropOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

/** One at a time: the player's own requests come first. Stops where the network does; the next status begins again. */
async function fetchMissing(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const address of wanted) {
    if (latest !== wanted) return;
    if (await isMissing(cache, address)) await cache.add(address);
  }
}

async function keepLatest(): Promise<void> {
  for (let wanted: typeof latest | null = null; wanted !== latest;) {
    wanted = latest;
    const cache = await caches.open(KEPT_CACHE);
    await dropOthers(cache, wanted);
    await fetchMissing(cache, wanted);
  }
}

/** Keeps on the device what this status has unlocked, to be read where there is no network, and nothing else. */
export function keepFiles(status: Status): void {
  if (!canWorkOffline()) return;
  latest = addressesOf(status);
  running ??= keepLatest()
    .catch(() => undefined)
    .finally(() => (running = null));
}

/** The next player on this device finds nothing. */
export async function forgetFiles(): Promise<void> {
  latest = new Set();
  if ('caches' in globalThis) await caches.delete(KEPT_CACHE).catch(() => false);
}
