import type { Context } from '../http/context.ts';
import { notConnected, partyEnded } from '../platform/errors.ts';
import type { Services } from '../services/services.ts';
import type { Account } from '../store/accounts/accounts.ts';

/**
 * Whoever plays: the account of the session, or the one in whose name a guest plays. For the calls of the
 * game alone.
 */
export async function requirePlayer({ parties }: Services, { state }: Context): Promise<Account> {
  if (state.player) return state.player;
  throw state.tokenHash !== null && (await parties.wasGuest(state.tokenHash)) ? partyEnded() : notConnected();
}
