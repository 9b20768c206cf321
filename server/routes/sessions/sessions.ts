import type Router from '@koa/router';
import { sessionId, clearSessionCookies } from '../../accounts/session-token.ts';
import { type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Session } from '../../store/accounts/sessions.ts';

/** Routes that list and end an account's sessions. */
export function sessionRoutes({ sessions, clock }: Pick<Services, 'clock' | 'sessions'>): Router<State> {
  const router = createRouter();

  router.get('/user/sessions', async (ctx) => {
    const { id } = requireAccount(ctx);
    const all = await sessions.ofAccount(id, clock());
    ctx.body = { sessions: all.map((session) => presentSession(session, ctx.state.tokenHash)) };
  });

  router.post('/user/sessions/end', async (ctx) => {
    const account = requireAccount(ctx);
    const { id } = describedBody(ctx, '/api/user/sessions/end');
    const wanted = (await sessions.ofAccount(account.id, clock())).find(
      ({ tokenHash }) => sessionId(tokenHash) === id,
    );
    if (!wanted) throw new HttpError(404, 'UNKNOWN_SESSION');
    await sessions.end(wanted.tokenHash);
    if (wanted.tokenHash === ctx.state.tokenHash) clearSessionCookies(ctx);
    ctx.body = {};
  });

  router.post('/user/sessions/endOthers', async (ctx) => {
    const { id } = requireAccount(ctx);
    ctx.body = { ended: await sessions.endOthers(id, ctx.state.tokenHash ?? '', clock()) };
  });

  return router;
}

export function presentSession(
  { tokenHash, createdAt, lastSeenAt }: Session,
  current: string | null,
): ApiSchemas['Session'] {
  return {
    id: sessionId(tokenHash),
    createdAt: isoDate(createdAt),
    lastSeenAt: isoDate(lastSeenAt),
    current: tokenHash === current,
  };
}
