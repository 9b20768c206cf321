import { createHmac, timingSafeEqual } from 'node:crypto';

/** The letter and the account whose mails about later messages a mailbox’s own button ends. */
interface Unsubscribed {
  readonly orderId: number;
  readonly accountId: number;
}

const FORM = /^(\d{1,10})-(\d{1,10})-([\w-]{27})$/;

const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(`arrival-mails:${text}`).digest().subarray(0, 20).toString('base64url');

/** The address for `List-Unsubscribe`; null without a key to sign with. */
export function unsubscribeAddress(
  { secretKeys: [key], mainUrl }: { readonly secretKeys: readonly Buffer[]; readonly mainUrl: string },
  { orderId, accountId }: Unsubscribed,
): string | null {
  const text = `${orderId}-${accountId}`;
  return key ? `${mainUrl}/unsubscribe?letter=${text}-${sign(key, text)}` : null;
}

/** Null when no key signed it. */
export function readUnsubscribed(keys: readonly Buffer[], letter: string): Unsubscribed | null {
  const [, order = '', account = '', signature = ''] = FORM.exec(letter) ?? [];
  const given = Buffer.from(signature);
  const isRight = keys.some((key) => {
    const right = Buffer.from(sign(key, `${order}-${account}`));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isRight ? { orderId: Number(order), accountId: Number(account) } : null;
}
