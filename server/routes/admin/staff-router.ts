import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { ApiBody, ApiQuery, paths } from '../../../schemas/api/openapi.generated.ts';
import { type Context, type State, createRouter } from '../../http/context.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { describedBody, describedQuery } from '../../http/described-body.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { invalid, notStaff } from '../../staff/refusals.ts';
import { writeRefusal, type Refusal } from '../../words/words.ts';

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
}

type Handler<Input> = (call: StaffCall & Input) => unknown;

/** The router's `/a/:code` for the description's `/api/a/{code}`. */
type Routed<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${After}`
  : Path;
type Described = { [Path in keyof paths as Path extends `/api${infer Rest}` ? Routed<Rest> : never]: Path };

export interface StaffRouter {
  readonly router: Router<State>;
  /** `query` and `body` are checked by the description. */
  get<Path extends keyof Described>(
    path: Path,
    handler: Handler<{ readonly query: ApiQuery<Described[Path]> }>,
  ): void;
  post<Path extends keyof Described>(
    path: Path,
    handler: Handler<{ readonly body: ApiBody<Described[Path]> }>,
  ): void;
}

/** Router whose routes all require staff. The handler's result is the response body. */
export function staffRouter(): StaffRouter {
  const router = createRouter();
  const answer = async <Input>(
    ctx: RouterContext<State>,
    handler: Handler<Input>,
    read: () => Input,
  ): Promise<void> => {
    const staff = requireStaff(ctx);
    const body = await handler({ ctx, staff, at: (name) => ctx.params[name] ?? '', ...read() });
    if (body !== undefined) ctx.body = body;
  };
  return {
    router,
    get: (path, handler) =>
      void router.get(path, (ctx) =>
        answer(ctx, handler, () => ({ query: describedQuery(ctx, describedPath(path), refuseField) })),
      ),
    post: (path, handler) =>
      void router.post(path, (ctx) =>
        answer(ctx, handler, () => ({ body: describedBody(ctx, describedPath(path), refuseField) })),
      ),
  };
}

const describedPath = <Path extends keyof Described>(path: Path) =>
  `/api${path.replace(/:(\w+)/g, '{$1}')}` as Described[Path];

const refuseField = (sentence: Refusal | string, code = 'INVALID_INFORMATIONS') =>
  invalid(code, `${writeRefusal(sentence)}.`);
