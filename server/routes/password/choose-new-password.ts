import { passwordProblem } from '../../accounts/password.ts';
import { strangersOf } from '../../accounts/known-device.ts';
import { hashToken } from '../../accounts/session-token.ts';
import { Refusal, badRequest } from '../../errors.ts';
import type { Services } from '../../services.ts';

interface Choice {
  readonly id: string;
  readonly token: string;
  readonly newPassword: string;
}

/** Reads the choice. The password comes first: one that is too short uses no link up. */
export function readNewPassword({ id, token, newPassword }: Readonly<Record<string, unknown>>): Choice {
  const problem = typeof newPassword === 'string' ? passwordProblem(newPassword) : 'PASSWORD_TOO_SHORT';
  if (problem || typeof newPassword !== 'string') throw badRequest(problem ?? 'PASSWORD_TOO_SHORT');
  if (typeof id !== 'string' || typeof token !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw invalidRequest();
  return { id, token, newPassword };
}

/** Sets the password of the account the link belongs to, and gives its number; of two who use it at once, one wins. */
export async function chooseNewPassword(services: Services, address: string, choice: Choice): Promise<number> {
  const { passwordResets, passwords, knownDevices, limits, clock } = services;
  const { id, token, newPassword } = choice;
  const reset = await passwordResets.find(id, hashToken(token));
  if (!reset) throw invalidRequest();
  if (reset.expiresAt <= clock()) throw new Refusal(403, 'TOKEN_EXPIRED');
  const passwordHash = await limits.hashing(address, () => passwords.hash(newPassword));
  if (!(await passwordResets.use(reset, passwordHash))) throw invalidRequest();
  // Whoever guessed at the former password in vain need not wait for the new one.
  await limits.password.forget(strangersOf(reset.accountId));
  await knownDevices.forgetAll(reset.accountId);
  return reset.accountId;
}

const invalidRequest = () => new Refusal(401, 'INVALID_REQUEST');
