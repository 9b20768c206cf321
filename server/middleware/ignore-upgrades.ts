import type { Middleware } from '../context.ts';

/**
 * Nobody speaks anything but HTTP here: who asks to change is answered as everybody else, and the connection ends there.
 * Node reads no further on it, and would leave what comes after such a request without an answer.
 */
export const ignoreUpgrades: Middleware = (ctx, next) => {
  if (ctx.req.headers.upgrade !== undefined) ctx.set('connection', 'close');
  return next();
};
