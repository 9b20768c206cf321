import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mediaType } from './media-types.ts';

/** A file in memory with its response headers. */
export interface ServedFile {
  readonly type: string;
  /** Of the body. */
  readonly hash: string;
  readonly body: Buffer;
  /** The Brotli version, if there is one; made at its first use, or by the build. */
  readonly packed?: () => Buffer;
}

const HASH_LENGTH = 20;

/** A hash for addresses: it reveals nothing about the file. */
export function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
}

/** `name`: its extension gives the MIME type. */
export function servedFile(name: string, body: Buffer): ServedFile {
  return { type: mediaType(name), hash: contentHash(body), body };
}

/** Extension of files precompressed by the build. */
export const PACKED = '.br';

/** Reads a file of the build with its precompressed version. */
export function readServedFile(path: string): ServedFile {
  const file = servedFile(path, readFileSync(path));
  if (!existsSync(path + PACKED)) return file;
  const packed = readFileSync(path + PACKED);
  return { ...file, packed: () => packed };
}
