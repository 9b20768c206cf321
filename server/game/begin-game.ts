import type { Context } from '../context.ts';
import { noteSession } from '../middleware/find-session.ts';
import type { Begun } from '../rendering/renderer.ts';
import type { Services } from '../services.ts';
import { findGame } from './current-order.ts';
import { presentGame } from './present-game.ts';

/** Who opens a document, and where their story stands; null where there is none, or nothing can be read: the script asks, and is told why. */
export async function beginGame(services: Services, ctx: Context): Promise<Begun | null> {
  try {
    await noteSession(services, ctx);
    const { account, seen } = ctx.state;
    const game = account && (await findGame(services, account, seen));
    return game && { account: { email: account.email, admin: account.admin }, status: presentGame(services, game) };
  } catch (error) {
    services.log.warn({ err: error }, 'a document of the game was sent without what it begins with');
    return null;
  }
}
