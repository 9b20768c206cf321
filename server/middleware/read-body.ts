import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from '../context.ts';
import { Refusal, badRequest } from '../errors.ts';
import { isRead } from './refuse-foreign-writes.ts';

const LIMIT = '16kb';
const UNREADABLE = 'La demande est mal formée : il faut un objet JSON';

const parseJson = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LIMIT,
  onError: (error, { req }) => {
    // What was not read yet would stand before the next request of this connection.
    req.unpipe().resume();
    throw isTooLarge(error) ? new Refusal(413, 'La demande est trop longue') : badRequest(UNREADABLE);
  },
});

/** Bodies are JSON, short, or absent; who reads sends none, and what comes along is not looked at. */
export const readBody: Middleware = async (ctx, next) => {
  if (!isRead(ctx) && hasBody(ctx) && !ctx.is('json')) throw new Refusal(415, 'La demande doit être écrite en JSON');
  await parseJson(ctx, next);
};

/** The body as an object; an absent one is empty. */
export function bodyOf(ctx: Context): Readonly<Record<string, unknown>> {
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest(UNREADABLE);
  return body as Record<string, unknown>;
}

function hasBody(ctx: Context): boolean {
  return Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413;
}
