import { createHmac, timingSafeEqual } from 'node:crypto';

const BYTES = 20;

/** A signature of 27 signs, for a text that leaves in an address and comes back. */
export const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, BYTES).toString('base64url');

export function isSigned(keys: readonly Buffer[], text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(sign(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
