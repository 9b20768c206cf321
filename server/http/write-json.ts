import type { Middleware } from './context.ts';
import { mapWithYields } from '../platform/event-loop.ts';

/**
 * Serialises JSON once (Koa does it twice: for the length and the body), and long lists over several
 * event-loop turns. Node writes a text together with its headers, bytes separately.
 */
export const writeJson: Middleware = async (ctx, next) => {
  await next();
  const body: unknown = ctx.body;
  if (isPlain(body)) ctx.body = Array.isArray(body) ? await stringifyList(body) : JSON.stringify(body);
};

const stringifyList = async (list: readonly unknown[]): Promise<string> =>
  `[${(await mapWithYields(list, (one) => JSON.stringify(one) ?? 'null')).join(',')}]`;

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype];

const isPlain = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && PLAIN.includes(Object.getPrototypeOf(body));
