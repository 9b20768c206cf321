import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import { type State, createRouter } from '../../http/context.ts';
import { readEmail } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';

export function newsletterRoutes({
  limits,
  newsletter,
  clock,
}: Pick<Services, 'clock' | 'limits' | 'newsletter'>): Router<State> {
  const router = createRouter();

  router.post('/newsletter/unsubscribe', async (ctx) => {
    await limits.unsubscriptions(ctx.ip);
    await newsletter.suppress(
      suppressionKey(readEmail(describedBody(ctx, '/api/newsletter/unsubscribe'))),
      clock(),
    );
    ctx.status = 202;
    ctx.body = {};
  });

  return router;
}

/**
 * Hash of an e-mail for the suppression list. No secret is mixed in: it would be stored beside the list, and
 * after its loss everybody who unsubscribed would get mails again.
 */
function suppressionKey(email: string): string {
  return createHash('sha256').update(`newsletter:${email}`).digest('base64url');
}
