import type { SourceFile } from './scenario.ts';

/** FNV-1a, 64 bits, as two halves: faster than BigInt. */
function hash(bytes: Uint8Array, [startHigh, startLow]: readonly [number, number]): [number, number] {
  let high = startHigh;
  let low = startLow;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3: multiply by each part, with carry.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low];
}

const OFFSET_BASIS: readonly [number, number] = [0xcbf29ce4, 0x84222325];

const hex = (half: number) => half.toString(16).padStart(8, '0');

/** The FNV-1a hash of a text, 16 hexadecimal digits. */
export function fnv1a(text: string): string {
  const [high, low] = hash(new TextEncoder().encode(text), OFFSET_BASIS);
  return hex(high) + hex(low);
}

export const versionOfFile = ({ path, text }: SourceFile): string => fnv1a(`${path}\0${text}`);

/**
 * Hash of all texts and names of media, independent of the order of the files. `texts`: the version of each
 * file.
 */
export const versionOf = (texts: readonly string[], media: readonly string[]): string =>
  fnv1a([...texts, ...media].sort().join('\0'));
