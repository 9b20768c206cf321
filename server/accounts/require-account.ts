import type { Context } from '../http/context.ts';
import { notConnected, partyEnded, refusedToGuests } from '../platform/errors.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Stores } from '../store/stores.ts';

/** The account of the session. Refuses guests of a party: calls that they may make use `requirePlayer`. */
export function requireAccount({ state }: Context): Account {
  if (!state.account) throw state.player ? refusedToGuests() : notConnected();
  return state.account;
}

/**
 * Whoever plays: the account of the session, or the one in whose name a guest plays. For the calls of the
 * game alone.
 */
export async function requirePlayer(
  { parties }: Pick<Stores, 'parties'>,
  { state }: Context,
): Promise<Account> {
  if (state.player) return state.player;
  throw state.tokenHash !== null && (await parties.wasGuest(state.tokenHash)) ? partyEnded() : notConnected();
}
