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

/** Returns the staff account; 401 without a session, 403 for other accounts. */
export function requireStaff(ctx: Context): Account {
  const account = requireAccount(ctx);
  if (!account.admin) throw notStaff();
  return account;
}

export interface StaffCall {
  readonly ctx: RouterContext<State>;
  readonly staff: Account;
  /** Path parameter; empty when missing. */
  readonly at: (name: string) => string;
  /** Body of a POST, query of a GET. */
  readonly fields: Fields;
}

type Handler = (call: StaffCall) => unknown;

export interface StaffRouter {
  readonly router: Router<State>;
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
}

/** Router whose routes all require staff. The handler's result is the response body. */
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
