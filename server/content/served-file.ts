import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function mediaType(name: string): string {
  return MIME_TYPES[extensionOf(name)] ?? 'application/octet-stream';
}

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
