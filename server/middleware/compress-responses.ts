import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Middleware } from '../context.ts';

const compressed = compress({ br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
const KNOWN = ['br', 'gzip', 'deflate', 'identity'];

/** Compresses what is long. Who refuses every way of writing an answer gets it as it is: koa-compress would fail. */
export const compressResponses: Middleware = async (ctx, next) => {
  if (ctx.acceptsEncodings(KNOWN) === false) ctx.compress = false;
  await compressed(ctx, next);
};
