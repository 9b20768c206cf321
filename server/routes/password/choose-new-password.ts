import { strangersOf } from '../../accounts/known-device.ts';
import { findLink } from '../../accounts/mail-link.ts';
import { refusePassword } from '../../accounts/password.ts';
import { Refusal, badRequest } from '../../errors.ts';
import type { Services } from '../../services.ts';

interface Choice {
  /** Names the link. */
  readonly link: Readonly<Record<string, unknown>>;
  readonly newPassword: string;
}

/** Reads the choice. The password comes first: one that is too short uses no link up. */
export function readNewPassword({ newPassword, ...link }: Readonly<Record<string, unknown>>): Choice {
  if (typeof newPassword !== 'string') throw badRequest('PASSWORD_TOO_SHORT');
  refusePassword(newPassword);
  return { link, newPassword };
}

/**
 * Sets the password of the account the link belongs to, and gives its number; of two who use it at once, one wins. Whoever opened
 * the link read the mail, which is proved by it.
 */
export async function chooseNewPassword(services: Services, address: string, { link, newPassword }: Choice): Promise<number> {
  const { passwordResets, passwords, limits, clock } = services;
  const reset = await findLink(passwordResets, link, clock());
  if (!reset) throw invalidRequest();
  const passwordHash = await limits.hashing(address, () => passwords.hash(newPassword));
  if (!(await passwordResets.use(reset, { passwordHash, emailProvedAt: clock() }))) throw invalidRequest();
  // Whoever guessed at the former password in vain need not wait for the new one.
  await limits.password.forget(strangersOf(reset.accountId));
  return reset.accountId;
}

const invalidRequest = () => new Refusal(401, 'INVALID_REQUEST');
