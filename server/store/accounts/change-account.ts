import type { Knex } from 'knex';

/** What changes; everything else stays. */
export interface AccountChanges {
  readonly passwordHash?: string;
  /** Whether it is a member of staff. */
  readonly admin?: boolean;
  /** Milliseconds since 1970. A mail that was proved before keeps its first time. */
  readonly emailProvedAt?: number;
}

/** All that lets somebody in without the password, or try it at leisure. */
const WAYS_IN = ['sessions', 'password_resets', 'email_proofs', 'known_devices'];

/**
 * Nobody else writes these columns once the account is made: with another password or another privilege, whoever was logged in
 * must log in again, links that were mailed before open nothing, and no browser is known any more.
 */
export async function changeAccount(transaction: Knex.Transaction, id: number, changes: AccountChanges): Promise<void> {
  const { passwordHash, admin, emailProvedAt } = changes;
  const proved = emailProvedAt === undefined ? {} : { email_proved_at: transaction.raw('coalesce(email_proved_at, ?)', [emailProvedAt]) };
  await transaction('accounts')
    .where({ id })
    .update({ password_hash: passwordHash, admin, ...proved });
  if (passwordHash === undefined && admin === undefined) return;
  for (const table of WAYS_IN) await transaction(table).where({ account_id: id }).delete();
}
