import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { State } from '../context.ts';
import { requireAccount } from '../game/current-order.ts';
import type { Account } from '../store/accounts/accounts.ts';
import { bodyOf } from '../middleware/read-body.ts';
import { notStaff } from './refusals.ts';
import type { Fields } from './read-fields.ts';
import type { Context } from '../context.ts';
import { createRouter } from '../routes/create-router.ts';

/** The staff member who asks: 401 without a session, 403 without the flag. */
export function requireStaff(ctx: Context): Account {
  const account = requireAccount(ctx);
  if (!account.admin) throw notStaff();
  return account;
}

export interface StaffCall {
  readonly ctx: RouterContext<State>;
  readonly staff: Account;
  /** A variable part of the address; empty when it is missing. */
  readonly at: (name: string) => string;
  /** What was sent: the body of a POST, the query of a GET. */
  readonly fields: Fields;
}

type Handler = (call: StaffCall) => unknown;

export interface StaffRouter {
  readonly router: Router<State>;
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
}

/** A router on which no call can be written without its guard: what the handler gives is the answer. */
export function staffRouter(): StaffRouter {
  const router = createRouter();
  const guarded = (handler: Handler) => async (ctx: RouterContext<State>) => {
    const staff = requireStaff(ctx);
    const fields = ctx.method === 'POST' ? bodyOf(ctx) : ctx.query;
    const answer = await handler({ ctx, staff, fields, at: (name) => ctx.params[name] ?? '' });
    if (answer !== undefined) ctx.body = answer;
  };
  return {
    router,
    get: (path, handler) => void router.get(path, guarded(handler)),
    post: (path, handler) => void router.post(path, guarded(handler)),
  };
}
