import type { Database } from '../../../server/store/database/open-database.ts';

interface Where {
  readonly db: Database;
  readonly clock: { readonly now: number };
}

/** Marks an account's address as confirmed, as the mailed link does. */
export async function markEmailProved({ db, clock }: Where, email: string): Promise<void> {
  const proved = await db('accounts').where({ email }).update({ email_proved_at: clock.now });
  if (proved !== 1) throw new Error(`no account ${email}`);
}
