import type { ScenarioSource } from './scenario.ts';

/** FNV-1a, 64 bits, as two halves: fast without big integers. */
function hash(bytes: Uint8Array, [startHigh, startLow]: readonly [number, number]): [number, number] {
  let high = startHigh;
  let low = startLow;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3: multiply by each part, and carry.
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

/** Changes when any text or the name of any medium changes; the order in which files were read does not matter. */
export function versionOf({ files, media }: ScenarioSource): string {
  const texts = files.map(({ path, text }) => `${path}\0${text}`);
  return fnv1a([...texts, ...media].sort().join('\0\0'));
}
