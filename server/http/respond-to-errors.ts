import { setTimeout } from 'node:timers/promises';
import { type Context, languageOf, type Middleware } from './context.ts';
import { ERROR_SERVER, HttpError } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import type { Storage } from '../store/storage.ts';
import { wordsIn, writeRefusal } from '../words/words.ts';

/**
 * A program that repeats a limited request at once would otherwise keep the event loop busy with refusals.
 */
const LIMIT_PAUSE_MS = 100;

/** Sends every error as `{"error": …}`; unexpected ones are logged and their details hidden. */
export function respondToErrors({
  log,
  storage,
  limitPauseMs = LIMIT_PAUSE_MS,
}: Pick<Platform, 'log'> & { readonly limitPauseMs?: number; readonly storage: Storage }): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      // A success may mean that storage works again.
      if (ctx.method === 'POST') void storage.works();
    } catch (error) {
      if (error instanceof HttpError) {
        if (error.status === 429) await setTimeout(limitPauseMs);
        sendRefusal(ctx, error);
      } else sendRefusal(ctx, storage.refusalOf(error) ?? unexpectedError(log, ctx, error));
    }
  };
}

const CODE = /^[A-Z_]+$/;

export function sendRefusal(
  ctx: Context,
  { status, error, details }: Pick<HttpError, 'status' | 'error' | 'details'>,
): void {
  if (typeof error === 'string' && CODE.test(error)) ctx.state.refusal = error;
  ctx.status = status;
  ctx.set('cache-control', 'no-store');
  if ((status === 429 || status === 503) && typeof details.seconds === 'number')
    ctx.set('retry-after', String(details.seconds));
  const { message } = details;
  const words = wordsIn(languageOf(ctx));
  const explained = message !== undefined && { message: writeRefusal(message, words) };
  ctx.body = { error: writeRefusal(error, words), ...details, ...explained };
}

function unexpectedError(log: Log, ctx: Context, error: unknown): HttpError {
  log.error({ err: error, request: ctx.state.requestId }, 'request failed');
  return new HttpError(500, ERROR_SERVER);
}
