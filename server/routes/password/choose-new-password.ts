import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { strangersOf } from '../../accounts/known-device.ts';
import { findLink } from '../../accounts/mail-link.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Services } from '../../services/services.ts';

type Choice = ApiBody<'/api/user/password/new'>;

/**
 * Sets the password of the link's account and returns the account's id; of two parallel uses one succeeds.
 * The link also proves the e-mail.
 */
export async function chooseNewPassword(
  services: Pick<Services, 'clock' | 'limits' | 'passwordResets' | 'passwords'>,
  address: string,
  { newPassword, ...link }: Choice,
): Promise<number> {
  const { passwordResets, passwords, limits, clock } = services;
  const reset = await findLink(passwordResets, link, clock());
  if (!reset) throw invalidRequest();
  const passwordHash = await limits.hashing(address, () => passwords.hash(newPassword));
  if (!(await passwordResets.use(reset, { passwordHash, emailProvedAt: clock() }))) throw invalidRequest();
  // Past failures concern the former password.
  await limits.password.forget(strangersOf(reset.accountId));
  return reset.accountId;
}

const invalidRequest = () => new HttpError(401, 'INVALID_REQUEST');
