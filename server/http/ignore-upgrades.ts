import type { Middleware } from './context.ts';

/**
 * Answers Upgrade requests as plain HTTP and closes the connection: Node reads no further request from it.
 */
export const ignoreUpgrades: Middleware = (ctx, next) => {
  if (ctx.req.headers.upgrade !== undefined) ctx.set('connection', 'close');
  return next();
};
