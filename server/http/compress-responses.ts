import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Middleware } from './context.ts';

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
