import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { refusePassword } from '../../accounts/password.ts';
import { HttpError } from '../../platform/errors.ts';
import { readEmail } from '../read-email.ts';
import type { Services } from '../../services/services.ts';

type Registration = ApiBody<'/api/user/register'>;

/** Normalises the e-mail; throws INVALID_INFORMATIONS or a password error. */
export function readRegistration({ email, password }: Registration): Registration {
  const folded = readEmail({ email }, 'INVALID_INFORMATIONS');
  refusePassword(password);
  return { email: folded, password };
}

export async function handleRegistration(
  services: Pick<Services, 'accounts' | 'clock' | 'limits' | 'passwords'>,
  address: string,
  { email, password }: Registration,
): Promise<void> {
  const { accounts, passwords, limits, clock } = services;
  if (await accounts.byEmail(email)) throw duplicate();
  await limits.newAccounts(address);
  const passwordHash = await limits.hashing(address, () => passwords.hash(password));
  if (!(await accounts.create({ email, passwordHash, admin: false }, clock()))) throw duplicate();
}

const duplicate = () => new HttpError(409, 'DUPLICATE_EMAIL');
