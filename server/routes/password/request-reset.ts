import { randomBytes } from 'node:crypto';
import { createToken, hashToken } from '../../accounts/session-token.ts';
import { Refusal } from '../../errors.ts';
import { passwordResetLetter } from '../../mail/letters/password-reset.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Services } from '../../services.ts';
import type { WrittenMail } from '../../store/outbox.ts';

const HOUR_MS = 3600 * 1000;

/** Stores a link that opens the account once, and the mail that brings it. The former link ends. */
export async function requestReset(services: Services, email: string): Promise<WrittenMail> {
  const { accounts, passwordResets, limits, clock, facts, settings } = services;
  const account = await accounts.byEmail(email);
  if (!account) throw new Refusal(404, 'UNKNOWN_ACCOUNT');
  await limits.resetMails(email);
  const now = clock();
  const [id, token] = [randomBytes(16).toString('base64url'), createToken()];
  const letter = passwordResetLetter({ url: `${settings.mainUrl}/password/reset?id=${id}&token=${token}` });
  const mail = writeMail(facts, letter, { kind: 'password-reset', to: account.email, accountId: account.id, now, lifetime: HOUR_MS });
  const reset = { id, accountId: account.id, tokenHash: hashToken(token), createdAt: now, expiresAt: now + HOUR_MS };
  await passwordResets.request(reset, mail);
  return mail;
}
