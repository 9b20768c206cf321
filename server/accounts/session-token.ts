import { createHash, randomBytes } from 'node:crypto';

export const SESSION_SECONDS = 7 * 24 * 3600;

/** 256 bits of chance; only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
