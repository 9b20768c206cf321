import type { Context, Middleware } from '../context.ts';
import { ERROR_SERVER, Refusal } from '../errors.ts';
import type { Log } from '../log.ts';

/** Every failure leaves as `{"error": …}`; what was not foreseen is logged, and only its existence is told. */
export function answerErrors(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      answer(ctx, error instanceof Refusal ? error : unforeseen(log, ctx, error));
    }
  };
}

const CODE = /^[A-Z_]+$/;

function answer(ctx: Context, { status, message, details }: Refusal): void {
  if (CODE.test(message)) ctx.state.refusal = message;
  ctx.status = status;
  ctx.set('cache-control', 'no-store');
  if (status === 429 && typeof details.seconds === 'number') ctx.set('retry-after', String(details.seconds));
  ctx.body = { error: message, ...details };
}

function unforeseen(log: Log, ctx: Context, error: unknown): Refusal {
  log.error({ err: error, request: ctx.state.requestId }, 'request failed');
  return new Refusal(500, ERROR_SERVER);
}
