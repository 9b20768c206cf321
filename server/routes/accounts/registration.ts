import { refusePassword } from '../../accounts/password.ts';
import { Refusal, badRequest } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { readEmail } from '../read-email.ts';

interface Registration {
  readonly email: string;
  readonly password: string;
}

/** Reads a registration, or refuses it with the specification's code. */
export function readRegistration({ email, password }: Readonly<Record<string, unknown>>): Registration {
  if (isMissing(email)) throw badRequest('MISSING_EMAIL');
  if (isMissing(password)) throw badRequest('MISSING_PASSWORD');
  if (typeof password !== 'string') throw badRequest('INVALID_INFORMATIONS');
  const folded = readEmail({ email }, 'INVALID_INFORMATIONS');
  refusePassword(password);
  return { email: folded, password };
}

export async function register(services: Services, address: string, { email, password }: Registration): Promise<void> {
  const { accounts, passwords, limits, clock } = services;
  if (await accounts.byEmail(email)) throw duplicate();
  await limits.newAccounts(address);
  const passwordHash = await limits.hashing(address, () => passwords.hash(password));
  if (!(await accounts.create({ email, passwordHash, admin: false }, clock()))) throw duplicate();
}

const duplicate = () => new Refusal(409, 'DUPLICATE_EMAIL');

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
