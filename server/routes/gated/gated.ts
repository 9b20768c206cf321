import { remedyMedia, unlockedMedia, unlockedPages } from '../../../engine/index.ts';
import type { Context, Middleware } from '../../context.ts';
import type { CityContent, GatedFile } from '../../content/content-store.ts';
import { findGame, isPlayed } from '../../game/current-order.ts';
import type { CurrentGame } from '../../game/current-order.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { sendFile } from './send-file.ts';

interface Shelf {
  readonly prefix: string;
  files(city: CityContent): ReadonlyMap<string, GatedFile>;
  unlocked(game: CurrentGame): ReadonlySet<string>;
}

const SHELVES: readonly Shelf[] = [
  { prefix: '/pages/', files: (city) => city.pages, unlocked: ({ standing }) => unlockedPages(standing) },
  { prefix: '/media/', files: (city) => city.media, unlocked: mediaOf },
];

function mediaOf({ standing, unavailable }: CurrentGame): ReadonlySet<string> {
  return new Set([...unlockedMedia(standing), ...remedyMedia(standing, unavailable)]);
}

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
  const { account } = ctx.state;
  if (!account) return null;
  return account.admin ? findForStaff(services, ctx, shelf) : findForPlayer(services, ctx, account, shelf);
}

async function findForPlayer(services: Services, ctx: Context, account: Account, shelf: Shelf): Promise<GatedFile | null> {
  const game = await findGame(services, account);
  if (!game || !isPlayed(game.order)) return null;
  const file = shelf.files(game.city).get(ctx.path);
  if (!file) return null;
  const unlocked = shelf.unlocked(game);
  return file.keys.some((key) => unlocked.has(key)) ? file : null;
}

/** Staff print letters and look at any order as its player: they may put an order of their own at any step anyway. */
function findForStaff({ content }: Services, ctx: Context, shelf: Shelf): GatedFile | null {
  const [file] = content.all().flatMap((city) => shelf.files(city).get(ctx.path) ?? []);
  return file ?? null;
}
