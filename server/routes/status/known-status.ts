import { createHash } from 'node:crypto';
import type { Status } from '../../../engine/index.ts';
import type { Context } from '../../http/context.ts';

/** ETag of the status without `serverTime`, which always differs. */
function tagOf(status: Status): string {
  const content = JSON.stringify({ ...status, serverTime: null });
  return `"${createHash('sha1').update(content).digest('base64url')}"`;
}

/**
 * Whether the client's `If-None-Match` matches this status. Sets the ETag only for clients that send the
 * header: others do not poll. Not by `ctx.fresh`, which never matches a browser's poll: `fetch` adds
 * `Cache-Control: no-cache` to this header.
 */
export function isKnown(ctx: Context, status: Status): boolean {
  const known = ctx.get('if-none-match');
  if (known === '') return false;
  const tag = tagOf(status);
  ctx.set('etag', tag);
  return known === tag;
}
