import { remedyMedia, unlockedMedia, unlockedPages } from '../../../engine/index.ts';
import type { Context, Middleware } from '../../http/context.ts';
import type { CityContent, GatedFile } from '../../content/content-store.ts';
import { findGame, isPlayed, type CurrentGame, type PlayParts } from '../../game/current-order.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { openTrial, trialCity, trialCookie } from '../../game/trial.ts';
import { HttpError } from '../../platform/errors.ts';
import { sendFile } from './send-file.ts';
import type { Services } from '../../services/services.ts';

interface GatedFolder {
  readonly prefix: string;
  files(city: CityContent): ReadonlyMap<string, GatedFile>;
  unlocked(game: Seen, now: number): ReadonlySet<string>;
}

type Seen = Pick<CurrentGame, 'standing' | 'unavailable'>;

type GatedParts = PlayParts & Pick<Services, 'trialSeals'>;

const GATED_FOLDERS: readonly GatedFolder[] = [
  {
    prefix: '/pages/',
    files: (city) => city.pages,
    unlocked: ({ standing }, now) => unlockedPages(standing, now),
  },
  { prefix: '/media/', files: (city) => city.media, unlocked: mediaOf },
];

function mediaOf({ standing, unavailable }: Seen, now: number): ReadonlySet<string> {
  return new Set([...unlockedMedia(standing, now), ...remedyMedia(standing, unavailable)]);
}

const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/**
 * Serves unlocked files by exact address; no path is built from a request. Locked and unknown addresses get
 * the same uncached 404.
 */
export function gatedFiles(services: GatedParts): Middleware {
  return async (ctx, next) => {
    const folder = GATED_FOLDERS.find(({ prefix }) => ctx.path.startsWith(prefix));
    if (!folder) return void (await next());
    ctx.state.route = `${folder.prefix}:file`;
    const found =
      ctx.method === 'GET' || ctx.method === 'HEAD' ? await findUnlocked(services, ctx, folder) : null;
    if (found) return sendFile(ctx, found.file, CACHE_CONTROL);
    throw new HttpError(404, ['unknownFile']);
  };
}

async function findUnlocked(
  services: GatedParts,
  ctx: Context,
  folder: GatedFolder,
): Promise<GatedFile | null> {
  const { account, player } = ctx.state;
  if (account?.admin) return findForStaff(services, ctx, folder);
  const own = player && (await findForPlayer(services, ctx, player, folder));
  return own ?? findInTrial(services, ctx, folder);
}

/** Who plays without an account may play with one too. */
function findInTrial(services: GatedParts, ctx: Context, folder: GatedFolder): GatedFile | null {
  const [city, cookie] = [trialCity(services.content), trialCookie(ctx)];
  if (!city || cookie === undefined) return null;
  const file = folder.files(city).get(ctx.path);
  const game = file ? openTrial(services.trialSeals, city, cookie) : null;
  if (!file || !game) return null;
  return isUnlocked(file, folder.unlocked({ standing: game.standing, unavailable: [] }, services.clock()));
}

const isUnlocked = (file: GatedFile, unlocked: ReadonlySet<string>): GatedFile | null =>
  file.keys.some((key) => unlocked.has(key)) ? file : null;

async function findForPlayer(
  services: PlayParts,
  ctx: Context,
  account: Account,
  folder: GatedFolder,
): Promise<GatedFile | null> {
  const game = await findGame(services, account);
  if (!game || !isPlayed(game.order)) return null;
  const file = folder.files(game.city).get(ctx.path);
  if (!file) return null;
  return isUnlocked(file, folder.unlocked(game, services.clock()));
}

/** Staff may see all files: they can set an order to any step anyway. */
function findForStaff(
  { content }: Pick<Services, 'content'>,
  ctx: Context,
  folder: GatedFolder,
): GatedFile | null {
  const [file] = content.all().flatMap((city) => folder.files(city).get(ctx.path) ?? []);
  return file ?? null;
}
