import type { Middleware } from '../context.ts';
import { mapWithYields } from '../event-loop.ts';

/** An object becomes its bytes once: Koa writes it out when asked for its length, and again when it is sent. A long list, over several turns. */
export const writeJson: Middleware = async (ctx, next) => {
  await next();
  const body: unknown = ctx.body;
  if (isPlain(body)) ctx.body = Buffer.from(Array.isArray(body) ? await stringifyList(body) : JSON.stringify(body));
};

const stringifyList = async (list: readonly unknown[]): Promise<string> =>
  `[${(await mapWithYields(list, (one) => JSON.stringify(one) ?? 'null')).join(',')}]`;

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype];

const isPlain = (body: unknown): boolean => typeof body === 'object' && body !== null && PLAIN.includes(Object.getPrototypeOf(body));
