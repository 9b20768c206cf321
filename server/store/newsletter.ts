import type { Database } from './database/open-database.ts';
import { retryWhileLocked } from './database/retry-while-locked.ts';

/** Suppression list of the newsletter, by e-mail hash. */
export type NewsletterStore = ReturnType<typeof newsletterStore>;

export function newsletterStore(db: Database) {
  return {
    async suppress(emailHash: string, now: number): Promise<void> {
      await retryWhileLocked(db, () =>
        db('newsletter_suppressions')
          .insert({ email_hash: emailHash, created_at: now })
          .onConflict('email_hash')
          .ignore(),
      );
    },
  };
}
