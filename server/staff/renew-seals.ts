import type { SecondFactorStore } from '../store/accounts/second-factors.ts';
import type { Seals } from './seals.ts';

/** At start: what lies in clear, or under a former key, comes under the newest. Throws UnknownSeal for what no key opens. */
export async function renewSeals(secondFactors: SecondFactorStore, seals: Seals): Promise<void> {
  for (const { accountId, secret } of await secondFactors.all()) {
    const renewed = seals.renew(secret, accountId);
    if (renewed !== null) await secondFactors.replaceSecret(accountId, secret, renewed);
  }
}
