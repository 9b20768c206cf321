import type { Middleware } from '../context.ts';

/** An object becomes its bytes once: Koa writes it out when asked for its length, and again when it is sent. */
export const writeJson: Middleware = async (ctx, next) => {
  await next();
  const body: unknown = ctx.body;
  if (isPlain(body)) ctx.body = Buffer.from(JSON.stringify(body));
};

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype];

const isPlain = (body: unknown): boolean => typeof body === 'object' && body !== null && PLAIN.includes(Object.getPrototypeOf(body));
