import { createHmac } from 'node:crypto';

/** « whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw » without its prefix. */
export const STANDARD_SECRET = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');

/** The headers of Standard Webhooks for a body signed at that time. */
export function standardHeaders(
  id: string,
  body: string,
  signedAt: number,
  secret: Buffer = STANDARD_SECRET,
): Record<string, string> {
  const time = String(Math.floor(signedAt / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}

export const STANDARD_ADDRESS = {
  name: 'Camille Roux',
  line1: '3 rue du Puits',
  postalCode: '38000',
  city: 'Grenoble',
  country: 'FR',
};

/** A paid order of two letters; `data` replaces fields. */
export function standardEvent(
  order: string,
  data: Readonly<Record<string, unknown>> = {},
  type = 'order.paid',
  timestamp = '2026-06-02T10:00:00Z',
): string {
  const sold = {
    amount: 2900,
    currency: 'eur',
    email: 'acheteuse@boutique.test',
    lines: [{ product: 'pack-ville', quantity: 2 }],
    address: STANDARD_ADDRESS,
  };
  return JSON.stringify({
    type,
    timestamp,
    data: { order, test: true, ...(type === 'order.paid' && sold), ...data },
  });
}
