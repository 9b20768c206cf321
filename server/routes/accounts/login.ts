import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { foldEmail, mayBeEmail } from '../../platform/email.ts';
import { rememberDevice, personOf } from '../../accounts/device.ts';
import { LONGEST_PASSWORD, isWhole } from '../../accounts/password.ts';
import { SESSION_SECONDS, createToken, hashToken } from '../../accounts/session-token.ts';
import type { Context } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { leaveParty } from '../../party/membership.ts';
import { requireSecondFactor, type SecondFactorParts } from '../../staff/second-factor.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Services } from '../../services/services.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits or a recovery code, for accounts with a second factor. */
  readonly otp: string | null;
}

export function readCredentials({
  email = '',
  password = '',
  otp = null,
}: ApiBody<'/api/user/authenticate'>): Credentials {
  return { email: foldEmail(email), password, otp };
}

/** Returns the account; throws INVALID_EMAIL, INVALID_PASSWORD or a second-factor error. */
export async function handleLogin(
  services: SecondFactorParts & Pick<Services, 'accounts' | 'knownDevices' | 'passwords'>,
  ctx: Context,
  { email, password, otp }: Credentials,
): Promise<Account> {
  const account = mayBeEmail(email) ? await services.accounts.byEmail(email) : null;
  if (!account) throw new HttpError(401, 'INVALID_EMAIL');
  const person = await provePassword(services, ctx, account, password);
  await requireSecondFactor(services, { account, person }, otp);
  return account;
}

/** Throws unless the password is right. Returns the key under which attempts were counted. */
export async function provePassword(
  services: Pick<Services, 'knownDevices' | 'limits' | 'passwords'>,
  ctx: Context,
  account: Account,
  password: string,
): Promise<string> {
  const { passwords, limits } = services;
  const person = await personOf(services, ctx, account);
  const verify = () => limits.hashing(ctx.ip, () => passwords.verify(account.passwordHash, password));
  await limits.password.judge(person, async () => {
    if (!isWhole(password) || password.length > LONGEST_PASSWORD || !(await verify()))
      throw new HttpError(401, 'INVALID_PASSWORD');
  });
  return person;
}

/** Opens a session of seven days and returns its token. Ends the browser's previous session. */
export async function openSession(
  services: Pick<Services, 'clock' | 'live' | 'parties' | 'sessions'>,
  ctx: Context,
  account: Account,
): Promise<string> {
  const { sessions, clock } = services;
  const token = createToken();
  const now = clock();
  const replaced = ctx.state.account ? ctx.state.tokenHash : null;
  await rememberDevice(ctx, async (device) => {
    const isOpen = await sessions.open(account, hashToken(token), now, now + SESSION_SECONDS * 1000, {
      replaced,
      device,
    });
    if (!isOpen) throw new HttpError(401, 'INVALID_PASSWORD');
  });
  await leaveParty(services, ctx);
  return token;
}
