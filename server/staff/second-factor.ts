import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { HttpError } from '../platform/errors.ts';
import type { Account } from '../store/accounts/accounts.ts';
import { drawCode } from '../platform/code.ts';
import { alreadyEnrolled, notEnrolled } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** Dependencies of the second factor. */
export type SecondFactorParts = Pick<Services, 'clock' | 'limits' | 'seals' | 'secondFactors'>;

const PERIOD_MS = 30_000;
/** Tolerates clock differences of one period. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: 'Poste Restante', label: email, secret: Secret.fromBase32(secret) });

/** An account with a proved password, and its key for counting attempts. */
export interface Owner {
  readonly account: Account;
  readonly person: string;
}

/** Throws SECOND_FACTOR when an enrolled account sent no code. */
export async function requireSecondFactor(
  services: SecondFactorParts,
  owner: Owner,
  otp: string | null,
): Promise<void> {
  const factor = await services.secondFactors.of(owner.account.id);
  if (!factor?.isConfirmed) return;
  if (otp === null || otp.trim() === '') throw new HttpError(401, 'SECOND_FACTOR');
  await check(services, owner, factor.secret, otp);
}

/** Creates a secret; it is inactive until confirmed by a code. */
export async function enrol(
  services: Pick<Services, 'clock' | 'seals' | 'secondFactors'>,
  account: Account,
): Promise<ApiSchemas['Enrolment']> {
  const secret = new Secret({ size: 20 }).base32;
  if (
    !(await services.secondFactors.enrol(
      account.id,
      services.seals.seal(secret, account.id),
      services.clock(),
    ))
  )
    throw alreadyEnrolled();
  const uri = totpOf(secret, account.email).toString();
  return { secret, uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) };
}

/** Activates the second factor. Returns the recovery codes once; only hashes are stored. */
export async function confirm(
  services: SecondFactorParts,
  owner: Owner,
  otp: string,
): Promise<ApiSchemas['RecoveryCodes']> {
  const { account } = owner;
  const factor = await services.secondFactors.of(account.id);
  if (!factor) throw notEnrolled();
  if (factor.isConfirmed) throw alreadyEnrolled();
  await check(services, owner, factor.secret, otp);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => `${drawCode()}-${drawCode()}`);
  await services.secondFactors.confirm(account.id, recoveryCodes.map(hashCode), services.clock());
  return { recoveryCodes };
}

/** Unlike `requireSecondFactor`, also refuses an account without one. */
export async function proveSecondFactor(
  services: SecondFactorParts,
  owner: Owner,
  otp: string,
): Promise<void> {
  const factor = await services.secondFactors.of(owner.account.id);
  if (!factor?.isConfirmed) throw notEnrolled();
  await check(services, owner, factor.secret, otp);
}

export async function disable(services: SecondFactorParts, owner: Owner, otp: string): Promise<void> {
  await proveSecondFactor(services, owner, otp);
  await services.secondFactors.remove(owner.account.id);
}

export async function presentSecondFactor(
  { secondFactors }: Pick<Services, 'secondFactors'>,
  account: Account,
): Promise<ApiSchemas['SecondFactor']> {
  const factor = await secondFactors.of(account.id);
  return {
    enrolled: factor?.isConfirmed ?? false,
    recoveryCodesLeft: await secondFactors.recoveryCodesLeft(account.id),
  };
}

/** Each code works once. Waits grow with the account's failures, whatever the address. */
async function check(
  services: SecondFactorParts,
  { account, person }: Owner,
  stored: string,
  otp: string,
): Promise<void> {
  const secret = services.seals.open(stored, account.id);
  await services.limits.secondFactor.judge(person, async () => {
    if (!(await isRight(services, account, secret, otp))) throw new HttpError(401, 'INVALID_OTP');
  });
}

async function isRight(
  { secondFactors, clock }: Pick<Services, 'clock' | 'secondFactors'>,
  account: Account,
  secret: string,
  otp: string,
): Promise<boolean> {
  const typed = otp.replace(/\s/g, '').slice(0, 64);
  if (!/^\d{6}$/.test(typed)) return secondFactors.useRecoveryCode(account.id, hashCode(typed), clock());
  const delta = totpOf(secret, account.email).validate({ token: typed, timestamp: clock(), window: WINDOW });
  return delta !== null && secondFactors.useCounter(account.id, Math.floor(clock() / PERIOD_MS) + delta);
}

/** A fast hash suffices for twelve random characters. Case and dashes are ignored. */
function hashCode(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');
}
