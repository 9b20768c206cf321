import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Middleware } from './context.ts';

/**
 * Serialises JSON once: Koa does it twice, for the length and the body. Node writes a text together with its
 * headers, bytes separately.
 */
export const writeJson: Middleware = async (ctx, next) => {
  await next();
  if (isPlain(ctx.body)) ctx.body = JSON.stringify(ctx.body);
};

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype];

const isPlain = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && PLAIN.includes(Object.getPrototypeOf(body));

const compressed = compress({ br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
const KNOWN = ['br', 'gzip', 'deflate', 'identity'];

/**
 * Compresses long responses. Without an acceptable encoding the response stays plain: koa-compress would
 * throw.
 */
export const compressResponses: Middleware = async (ctx, next) => {
  if (ctx.acceptsEncodings(KNOWN) === false) ctx.compress = false;
  await compressed(ctx, next);
};
