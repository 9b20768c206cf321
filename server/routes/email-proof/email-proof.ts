import type Router from '@koa/router';
import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { findLink, writeLink } from '../../accounts/mail-link.ts';
import { type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { emailProofLetter } from '../../mail/letters/account.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';

const LINK = {
  kind: 'email-proof',
  path: '/home/email',
  lifetime: 3 * 24 * 3600 * 1000,
  letter: emailProofLetter,
} as const;

/**
 * Proving an e-mail needs its link and a session of its account, so that the owner of the mailbox cannot
 * unknowingly prove an account made by someone else. Link scanners have neither a session nor a POST.
 */
export function emailProofRoutes(
  services: Pick<Services, 'accounts' | 'clock' | 'emailProofs' | 'facts' | 'limits' | 'post' | 'settings'>,
): Router<State> {
  const { accounts, limits, emailProofs, clock, post } = services;
  const router = createRouter();

  router.post('/user/email/link', async (ctx) => {
    const account = requireAccount(ctx);
    if (!account.emailProved) {
      await limits.proofLinks(ctx.ip);
      await limits.proofMails(account.email);
      if (!(await post.handOver(await writeLink(services, emailProofs, account, LINK))))
        throw new HttpError(503, 'MAIL_DELAYED');
    }
    ctx.body = { emailProved: account.emailProved };
  });

  router.post('/user/email/prove', async (ctx) => {
    const account = requireAccount(ctx);
    if (!account.emailProved)
      await limits.newPassword(ctx.ip, () => prove(account, describedBody(ctx, '/api/user/email/prove')));
    ctx.body = {};
  });

  async function prove(account: Account, body: ApiBody<'/api/user/email/prove'>): Promise<void> {
    const link = await findLink(emailProofs, body, clock());
    if (link?.accountId === account.id && (await emailProofs.use(link, { emailProvedAt: clock() }))) return;
    // A parallel request may have used the link.
    if (!(await accounts.byEmail(account.email))?.emailProved) throw new HttpError(403, 'INVALID_REQUEST');
  }

  return router;
}
