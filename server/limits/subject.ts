import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Whom a limit counts. */
export interface Subject {
  readonly address: string;
  readonly accountId?: number;
}

/** Keys are hashed: the table of limits tells nobody who tried. */
export function hashKey(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

export function addressKey(address: string): string {
  return hashKey(`address:${networkOf(address)}`);
}

export function accountKey(accountId: number): string {
  return hashKey(`account:${accountId}`);
}

/** One subscriber of IPv6 owns a whole /64: its first four groups are the address that counts. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const filled = tail === undefined ? first : [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
