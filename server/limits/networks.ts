import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Hashed, so that the table does not reveal who tried. */
export function hashKey(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/**
 * Networks of an address, the narrowest first. An IPv6 subscriber owns a /64, often a /56, and anyone can
 * rent a /48; IPv4 addresses are rented in blocks. All are counted.
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
  ].map(
    ([fourth = 0, length]) =>
      `${[one, two, three, fourth].map((group) => group.toString(16)).join(':')}::/${length}`,
  );
}

/** The first four of the eight groups; an IPv4-mapped suffix shortens only the end. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const between = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...between, ...last].map((group) => Number.parseInt(group, 16));
}
