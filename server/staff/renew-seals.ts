import type { SecondFactorStore } from '../store/accounts/second-factors.ts';
import type { Seals } from './seals.ts';

/** At startup, encrypts plain or formerly encrypted secrets with the newest key. Throws UnknownSeal when no key fits. */
export async function renewSeals(secondFactors: SecondFactorStore, seals: Seals): Promise<void> {
  for (const { accountId, secret } of await secondFactors.all()) {
    const renewed = seals.renew(secret, accountId);
    if (renewed !== null) await secondFactors.replaceSecret(accountId, secret, renewed);
  }
}
