import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long after its signature an event is accepted. A shop that delivers again signs again. */
const TOLERANCE_MS = 5 * 60 * 1000;

/** A signed text, and its signatures: one of them must fit. */
interface Signed {
  readonly signedAt: number;
  readonly text: readonly (string | Buffer)[];
  readonly signatures: readonly Buffer[];
}

/**
 * Whether one of the secrets signed the bytes within the last minutes. Node’s own HMAC instead of the shops’
 * libraries: those read the system’s clock, know one secret at a time, and Stripe’s weighs 23 MB.
 */
function isSigned(
  { signedAt, text, signatures }: Signed,
  secrets: readonly (string | Buffer)[],
  now: number,
): boolean {
  if (!(Math.abs(now - signedAt) <= TOLERANCE_MS)) return false;
  const expected = secrets.map((secret) =>
    text.reduce((hmac, part) => hmac.update(part), createHmac('sha256', secret)).digest(),
  );
  return expected.some((one) =>
    signatures.some((given) => given.length === one.length && timingSafeEqual(given, one)),
  );
}

/** Stripe-Signature: « t=1780394400,v1=3bb2f2… », in hexadecimal; several v1 while a secret is replaced. */
export function isSignedByStripe(
  body: Buffer,
  header: string,
  secrets: readonly string[],
  now: number,
): boolean {
  const fields = header.split(',').map((field) => field.split('='));
  const time = fields.find(([name]) => name?.trim() === 't')?.[1] ?? '';
  const signatures = fields.flatMap(([name, value = '']) =>
    name?.trim() === 'v1' ? Buffer.from(value, 'hex') : [],
  );
  return isSigned(
    { signedAt: Number(time || NaN) * 1000, text: [`${time}.`, body], signatures },
    secrets,
    now,
  );
}

/** The headers of Standard Webhooks 1.0, without their prefix. */
export interface StandardHeaders {
  readonly id: string;
  readonly timestamp: string;
  /** « v1,nXZw42… », in base 64; several are separated by spaces. */
  readonly signature: string;
}

export function isSignedByStandard(
  body: Buffer,
  headers: StandardHeaders,
  secrets: readonly Buffer[],
  now: number,
): boolean {
  const { id, timestamp, signature } = headers;
  const signatures = signature
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? Buffer.from(one.slice(3), 'base64') : []));
  return isSigned(
    { signedAt: Number(timestamp || NaN) * 1000, text: [`${id}.${timestamp}.`, body], signatures },
    secrets,
    now,
  );
}
