import { hash, randomBytes } from 'node:crypto';

export const SESSION_SECONDS = 7 * 24 * 3600;

/** 256 random bits; only the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Public id of a session; reveals neither the token nor its hash. */
export function sessionId(tokenHash: string): string {
  return hashToken(`session:${tokenHash}`).slice(0, 22);
}
