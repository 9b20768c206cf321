import type { Status } from '../../engine/index.ts';
import type { Context } from '../context.ts';
import { noteSession } from '../middleware/find-session.ts';
import type { Services } from '../services.ts';
import { findGame } from './current-order.ts';
import { presentGame } from './present-game.ts';

/** Where the story stands that a document is opened for; null where there is none, or nothing can be read: the script asks, and is told why. */
export async function beginGame(services: Services, ctx: Context): Promise<Status | null> {
  try {
    await noteSession(services, ctx);
    const { account, seen } = ctx.state;
    const game = account && (await findGame(services, account, seen));
    return game && presentGame(services, game);
  } catch (error) {
    services.log.warn({ err: error }, 'a document of the game was sent without what it begins with');
    return null;
  }
}
