import type { Context } from '../http/context.ts';
import { loadSession } from '../accounts/find-session.ts';
import type { RenderedGame } from '../rendering/renderer.ts';
import { findGame, type PlayParts } from './current-order.ts';
import { presentGame } from './present-game.ts';
import type { Platform } from '../platform/platform.ts';
import type { Storage } from '../store/storage.ts';
import type { Stores } from '../store/stores.ts';

/**
 * Account and status for a document request, a guest without an account; null without a status or after an
 * error: the script then loads them and shows the reason.
 */
export async function readInitialGame(
  services: PlayParts &
    Pick<Stores & Platform, 'parties' | 'readSessionSnapshot' | 'sessions' | 'settings'> & {
      readonly storage: Storage;
    },
  ctx: Context,
): Promise<RenderedGame | null> {
  try {
    await loadSession(services, ctx);
    const { account, player, snapshot } = ctx.state;
    const game = player && (await findGame(services, player, snapshot));
    return (
      game && {
        account: account && { email: account.email, admin: account.admin },
        status: await presentGame(services, game),
      }
    );
  } catch (error) {
    services.log.warn({ err: error }, 'a document of the game was sent without what it begins with');
    return null;
  }
}
