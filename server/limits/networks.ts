import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Keys are hashed: the table of limits tells nobody who tried. */
export function hashKey(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/**
 * The networks that an address belongs to, the narrowest first. A subscriber of IPv6 owns a /64, often a /56, and anybody rents
 * a /48; a renter of IPv4 has neighbouring addresses. All of them are counted.
 */
export function networksOf(address: string): readonly string[] {
  const ipv4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/i.exec(address);
  if (ipv4) return [`${ipv4[1]}/32`, `${ipv4[2]}.0/24`];
  if (!isIPv6(address)) return [address];
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(address);
  return [
    [four, 64],
    [four & 0xff00, 56],
    [0, 48],
  ].map(([fourth = 0, length]) => `${[one, two, three, fourth].map((group) => group.toString(16)).join(':')}::/${length}`);
}

/** The eight numbers of an address of IPv6; one that ends as IPv4 does has seven, and the first four are right. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const between = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...between, ...last].map((group) => Number.parseInt(group, 16));
}
