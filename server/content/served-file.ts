import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mediaType } from './media-types.ts';

/** Bytes ready to be served, with what the browser may keep them by. */
export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** The same in brotli, where it was made ahead of time. */
  readonly packed?: Buffer;
}

const HASH_LENGTH = 20;

/** Names a content by itself, so that an address tells nothing. */
export function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
}

/** `name` gives the type by its extension. */
export function servedFile(name: string, body: Buffer): ServedFile {
  return { type: mediaType(name), etag: `"${contentHash(body)}"`, body };
}

/** Extension of the packed copy that the build leaves beside a file. */
export const PACKED = '.br';

/** A file of the build, with its packed copy. */
export function readServedFile(path: string): ServedFile {
  const packed = path + PACKED;
  return { ...servedFile(path, readFileSync(path)), ...(existsSync(packed) && { packed: readFileSync(packed) }) };
}
