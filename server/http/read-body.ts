import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from './context.ts';
import { HttpError } from '../platform/errors.ts';
import { isRead } from './refuse-foreign-writes.ts';

const LIMIT = '16kb';

/** `error` is the code that the registration form expects; `message` explains it in French. */
const unreadable = () =>
  new HttpError(400, 'INVALID_INFORMATIONS', {
    message: 'La demande est mal formée : il faut un objet JSON',
  });
const tooLarge = () => new HttpError(413, 'TOO_LARGE', { message: 'La demande est trop longue' });
const notJson = () => new HttpError(415, 'NOT_JSON', { message: 'La demande doit être écrite en JSON' });

const parseJson = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LIMIT,
  onError: (error, { req }) => {
    // Unread bytes would be parsed as the next request of this connection.
    req.unpipe().resume();
    throw isTooLarge(error) ? tooLarge() : unreadable();
  },
});

/** Accepts short JSON bodies or none; bodies of GET requests are ignored. */
export const readBody: Middleware = async (ctx, next) => {
  if (!isRead(ctx) && hasBody(ctx) && !ctx.is('json')) throw notJson();
  await parseJson(ctx, next);
};

/** The body as an object; empty when absent. */
export function bodyOf(ctx: Context): Readonly<Record<string, unknown>> {
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable();
  return body as Record<string, unknown>;
}

function hasBody(ctx: Context): boolean {
  return Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413;
}
