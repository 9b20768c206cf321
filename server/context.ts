import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import type { Account } from './store/accounts/accounts.ts';
import type { Seen } from './store/accounts/seen.ts';

/** What the middlewares found out about a request. */
export interface State {
  requestId: string;
  account: Account | null;
  /** What the look at the session brought along. */
  seen: Seen | null;
  tokenHash: string | null;
  /** The permanent code of the refusal, for the log: never its sentence, which may repeat what a player typed. */
  refusal: string | null;
  /** Pattern of the route that answered, for the metrics: never the path itself. */
  route: string;
}

export type Context = ParameterizedContext<State>;
export type Middleware = KoaMiddleware<State>;
