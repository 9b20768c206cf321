import { unlockedMedia, unlockedPages } from '../../../engine/index.ts';
import type { Context, Middleware } from '../../context.ts';
import type { CityContent, GatedFile } from '../../content/content-store.ts';
import { findGame, isPlayed } from '../../game/current-order.ts';
import type { Services } from '../../services.ts';
import type { Order } from '../../store/orders.ts';
import { sendFile } from './send-file.ts';

interface Shelf {
  readonly prefix: string;
  files(city: CityContent): ReadonlyMap<string, GatedFile>;
  unlocked(city: CityContent, order: Order): ReadonlySet<string>;
}

const SHELVES: readonly Shelf[] = [
  { prefix: '/pages/', files: (city) => city.pages, unlocked: ({ scenario }, { progress }) => unlockedPages(scenario, progress) },
  { prefix: '/media/', files: (city) => city.media, unlocked: ({ scenario }, { progress }) => unlockedMedia(scenario, progress) },
];

const KEEP = 'private, max-age=31536000, immutable';

/**
 * Serves what the player has unlocked, by exact address: no path is ever put together from a request. Locked, unknown and
 * not logged in look the same, and no cache remembers it, so that the same address works once it is earned.
 */
export function gatedFiles(services: Services): Middleware {
  return async (ctx, next) => {
    const shelf = SHELVES.find(({ prefix }) => ctx.path.startsWith(prefix));
    if (!shelf) return void (await next());
    ctx.state.route = `${shelf.prefix}:file`;
    const found = ctx.method === 'GET' || ctx.method === 'HEAD' ? await findUnlocked(services, ctx, shelf) : null;
    if (found) return sendFile(ctx, found.file, KEEP);
    ctx.status = 404;
    ctx.set('cache-control', 'no-store');
    ctx.body = { error: 'Cette page n’existe pas' };
  };
}

async function findUnlocked(services: Services, ctx: Context, shelf: Shelf): Promise<GatedFile | null> {
  const game = ctx.state.account && (await findGame(services, ctx.state.account));
  if (!game || !isPlayed(game.order)) return null;
  const file = shelf.files(game.city).get(ctx.path);
  if (!file) return null;
  const unlocked = shelf.unlocked(game.city, game.order);
  return file.keys.some((key) => unlocked.has(key)) ? file : null;
}
