import { setTimeout as pause } from 'node:timers/promises';
import type { Seals } from '../platform/seals.ts';
import type { Stores } from '../store/stores.ts';
import type { PostalAddress } from '../store/shop/sale-facts.ts';
import { addressWords } from './postal-address.ts';

/** Rows of one transaction: players who answer meanwhile wait for no more than these. */
const PART = 20;
const PAUSE_MS = 20;

/**
 * Stores the digests that staff search by where they are missing: of rows older than the search, written by
 * an older server, or sealed under another key. `isStopped`: asked between two parts.
 */
export async function writeMissingDigests(
  {
    addresses,
    dispatches,
    addressSeals,
    buyerSeals,
  }: Pick<Stores, 'addresses' | 'dispatches'> & {
    readonly addressSeals: Seals;
    readonly buyerSeals: Seals;
  },
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const [wordless, buyers] = [await addresses.wordless(PART), await dispatches.wordless(PART)];
    if (wordless.length + buyers.length === 0) return;
    await addresses.writeWords(
      wordless.map((row) => ({
        ...row,
        words: addressWords(
          addressSeals,
          JSON.parse(addressSeals.open(row.sealed, row.orderId)) as PostalAddress,
        ),
      })),
    );
    await dispatches.writeDigests(
      buyers.map((row) => ({
        ...row,
        digest: buyerSeals.digests(buyerSeals.open(row.sealed, row.orderId))[0],
      })),
    );
    await pause(PAUSE_MS);
  }
}
