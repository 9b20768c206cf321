import { hash, randomBytes } from 'node:crypto';

export const SESSION_SECONDS = 7 * 24 * 3600;

/** 256 bits of chance; only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** What a session is called outside: it cannot be turned back into the token, nor into its hash. */
export function sessionId(tokenHash: string): string {
  return hashToken(`session:${tokenHash}`).slice(0, 22);
}
