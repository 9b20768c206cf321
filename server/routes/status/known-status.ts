import { createHash } from 'node:crypto';
import type { Status } from '../../../engine/index.ts';
import type { Context } from '../../context.ts';

/** All of a status but the time at which it is told. */
function tagOf(status: Status): string {
  const told = JSON.stringify({ ...status, serverTime: null });
  return `"${createHash('sha1').update(told).digest('base64url')}"`;
}

/**
 * Whether this is the status that the page has already. Only a page that looks again from time to time says which it has; it is
 * answered with the mark of the one it gets.
 */
export function isKnown(ctx: Context, status: Status): boolean {
  const known = ctx.get('if-none-match');
  if (known === '') return false;
  const tag = tagOf(status);
  ctx.set('etag', tag);
  return known === tag;
}
