import type { Context } from '../context.ts';
import { loadSession } from '../middleware/find-session.ts';
import type { RenderedGame } from '../rendering/renderer.ts';
import type { Services } from '../services.ts';
import { findGame } from './current-order.ts';
import { presentGame } from './present-game.ts';

/** Account and status for a document request; null without either or after an error: the script then loads them and shows the reason. */
export async function readInitialGame(services: Services, ctx: Context): Promise<RenderedGame | null> {
  try {
    await loadSession(services, ctx);
    const { account, snapshot } = ctx.state;
    const game = account && (await findGame(services, account, snapshot));
    return game && { account: { email: account.email, admin: account.admin }, status: presentGame(services, game) };
  } catch (error) {
    services.log.warn({ err: error }, 'a document of the game was sent without what it begins with');
    return null;
  }
}
