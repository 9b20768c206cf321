import type { Middleware } from '../context.ts';
import { mapInTurns } from '../give-way.ts';

/** An object becomes its bytes once: Koa writes it out when asked for its length, and again when it is sent. A long list, over several turns. */
export const writeJson: Middleware = async (ctx, next) => {
  await next();
  const body: unknown = ctx.body;
  if (isPlain(body)) ctx.body = Buffer.from(Array.isArray(body) ? await listInTurns(body) : JSON.stringify(body));
};

const listInTurns = async (list: readonly unknown[]): Promise<string> =>
  `[${(await mapInTurns(list, (one) => JSON.stringify(one) ?? 'null')).join(',')}]`;

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype];

const isPlain = (body: unknown): boolean => typeof body === 'object' && body !== null && PLAIN.includes(Object.getPrototypeOf(body));
