import { createHash } from 'node:crypto';
import type { Status } from '../../../engine/index.ts';
import type { Context } from '../../context.ts';

/** An ETag over the whole status except `serverTime`, which differs in every answer. */
function tagOf(status: Status): string {
  const told = JSON.stringify({ ...status, serverTime: null });
  return `"${createHash('sha1').update(told).digest('base64url')}"`;
}

/**
 * Whether the client already has this status, by `If-None-Match`. Sets the ETag, but only for clients that sent that header: the
 * others do not poll.
 */
export function isKnown(ctx: Context, status: Status): boolean {
  const known = ctx.get('if-none-match');
  if (known === '') return false;
  const tag = tagOf(status);
  ctx.set('etag', tag);
  return known === tag;
}
