import type { Knex } from 'knex';

/** Changed fields; absent ones stay. */
export interface AccountChanges {
  readonly passwordHash?: string;
  /** Staff flag. */
  readonly admin?: boolean;
  /** Milliseconds since 1970. An earlier proof keeps its time. */
  readonly emailProvedAt?: number;
}

/** Tables of credentials other than the password. The guests of a party play in the account's name. */
const CREDENTIAL_TABLES = ['sessions', 'password_resets', 'email_proofs', 'known_devices', 'parties'];

/**
 * The only place that changes these columns. A new password or staff flag ends all sessions, mailed links,
 * known devices and parties.
 */
export async function changeAccount(
  transaction: Knex.Transaction,
  id: number,
  changes: AccountChanges,
): Promise<void> {
  const { passwordHash, admin, emailProvedAt } = changes;
  const proved =
    emailProvedAt === undefined
      ? {}
      : { email_proved_at: transaction.raw('coalesce(email_proved_at, ?)', [emailProvedAt]) };
  await transaction('accounts')
    .where({ id })
    .update({ password_hash: passwordHash, admin, ...proved });
  if (passwordHash === undefined && admin === undefined) return;
  for (const table of CREDENTIAL_TABLES) await transaction(table).where({ account_id: id }).delete();
}
