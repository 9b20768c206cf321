import { createHash } from 'node:crypto';

/**
 * What the list keeps of a folded e-mail: enough to leave it out of a dispatch, too little to write to it. No secret is
 * mixed in: it would lie beside the list, and whoever lost it would write again to everybody who asked for silence.
 */
export function suppressionKey(email: string): string {
  return createHash('sha256').update(`newsletter:${email}`).digest('base64url');
}
