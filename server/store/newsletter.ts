import type { Database } from './database/open-database.ts';

/** Who wants no newsletter any more, whether or not they ever had one: known by a hash alone. */
export interface NewsletterStore {
  suppress(emailHash: string, now: number): Promise<void>;
}

export function newsletterStore(db: Database): NewsletterStore {
  return {
    async suppress(emailHash, now) {
      await db('newsletter_suppressions').insert({ email_hash: emailHash, created_at: now }).onConflict('email_hash').ignore();
    },
  };
}
