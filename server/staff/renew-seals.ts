import type { Seals } from '../platform/seals.ts';

interface SealedSecrets {
  all(): Promise<{ owner: number; secret: string }[]>;
  /** No change if another process replaced it. */
  replaceSecret(owner: number, former: string, secret: string): Promise<void>;
}

/**
 * At startup, encrypts plain or formerly encrypted secrets with the newest key. Throws UnknownSeal when no
 * key fits.
 */
export async function renewSeals(secrets: SealedSecrets, seals: Seals): Promise<void> {
  for (const { owner, secret } of await secrets.all()) {
    const renewed = seals.renew(secret, owner);
    if (renewed !== null) await secrets.replaceSecret(owner, secret, renewed);
  }
}
