import { type SiteFile, siteIn } from '../../engine/index.ts';
import { writeMoment } from '../mail/letter.ts';
import { idleAccountLetter } from '../mail/letters/account.ts';
import type { Post } from '../mail/post.ts';
import { writeMail } from '../mail/write-mail.ts';
import { pageAddress } from '../platform/main-url.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Stores } from '../store/stores.ts';
import { wordsIn } from '../words/words.ts';

const DAY_MS = 24 * 3600 * 1000;
/** site.yaml states the same duration in words. */
export const IDLE_MS = 3 * 365 * DAY_MS;
export const IDLE_NOTICE_MS = 30 * DAY_MS;
const AT_ONCE = 50;

type Parts = Pick<Stores & Platform, 'idleAccounts' | 'settings' | 'clock'> & {
  readonly erase: (person: Account, now: number) => Promise<unknown>;
  readonly facts: SiteFile;
  readonly post: Post;
};

/** Warns players who have not logged in for years, and erases those who were warned a month ago. */
export async function forgetIdleAccounts(services: Parts): Promise<void> {
  const { idleAccounts, erase, clock } = services;
  const now = clock();
  for (const account of await idleAccounts.warnedBefore(now - IDLE_NOTICE_MS, AT_ONCE))
    await erase(account, now);
  await warnIdle(services, now);
}

async function warnIdle({ idleAccounts, facts, settings, post }: Parts, now: number): Promise<void> {
  const before = now - IDLE_MS;
  for (const account of await idleAccounts.idleSince(before, AT_ONCE)) {
    const words = wordsIn(account.mailLanguage);
    const letter = idleAccountLetter(
      {
        since: siteIn(facts, words.language).privacy.inactiveAccount,
        day: writeMoment(now + IDLE_NOTICE_MS, facts.timeZone, words),
        loginUrl: pageAddress(settings, '/login', words.language),
      },
      words,
    );
    const mail = writeMail(facts, letter, {
      kind: 'idle-account',
      to: account.email,
      accountId: account.id,
      now,
    });
    if (await idleAccounts.warn(account, before, mail, now)) post.dispatch(mail);
  }
}
