import type Router from '@koa/router';
import { rememberDevice, strangersOf } from '../../accounts/device.ts';
import { refusePassword } from '../../accounts/password.ts';
import { type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { readEmail } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { findLink, writeLink } from '../../accounts/mail-link.ts';
import { passwordResetLetter } from '../../mail/letters/account.ts';
import type { WrittenMail } from '../../store/outbox.ts';

/** No GET routes: link scanners must not use up a link. */
export function passwordRoutes(
  services: Pick<
    Services,
    | 'accounts'
    | 'clock'
    | 'facts'
    | 'knownDevices'
    | 'limits'
    | 'passwordResets'
    | 'passwords'
    | 'post'
    | 'settings'
  >,
): Router<State> {
  const { limits, post, knownDevices, clock } = services;
  const router = createRouter();

  router.post('/user/password/reset', async (ctx) => {
    await limits.resets(ctx.ip);
    const mail = await requestReset(services, readEmail(describedBody(ctx, '/api/user/password/reset')));
    if (!(await post.handOver(mail))) throw new HttpError(503, 'MAIL_DELAYED');
    ctx.body = {};
  });

  router.post('/user/password/new', async (ctx) => {
    const choice = describedBody(ctx, '/api/user/password/new');
    // Checked first, so that a short password does not use up the link.
    refusePassword(choice.newPassword);
    const accountId = await limits.newPassword(ctx.ip, () => chooseNewPassword(services, ctx.ip, choice));
    await rememberDevice(ctx, (device) => knownDevices.note(accountId, device, clock()));
    ctx.body = {};
  });

  return router;
}

type Choice = ApiBody<'/api/user/password/new'>;

/**
 * Sets the password of the link's account and returns the account's id; of two parallel uses one succeeds.
 * The link also proves the e-mail.
 */
async function chooseNewPassword(
  services: Pick<Services, 'clock' | 'limits' | 'passwordResets' | 'passwords'>,
  address: string,
  { newPassword, ...link }: Choice,
): Promise<number> {
  const { passwordResets, passwords, limits, clock } = services;
  const reset = await findLink(passwordResets, link, clock());
  if (!reset) throw invalidRequest();
  const passwordHash = await limits.hashing(address, () => passwords.hash(newPassword));
  if (!(await passwordResets.use(reset, { passwordHash, emailProvedAt: clock() }))) throw invalidRequest();
  // Past failures concern the former password.
  await limits.password.forget(strangersOf(reset.accountId));
  return reset.accountId;
}

const invalidRequest = () => new HttpError(401, 'INVALID_REQUEST');

const LINK = {
  kind: 'password-reset',
  path: '/password/reset',
  lifetime: 3600 * 1000,
  letter: passwordResetLetter,
} as const;

/** Stores a reset link with its mail, instead of an earlier one. */
async function requestReset(
  services: Pick<Services, 'accounts' | 'clock' | 'facts' | 'limits' | 'passwordResets' | 'settings'>,
  email: string,
): Promise<WrittenMail> {
  const account = await services.accounts.byEmail(email);
  if (!account) throw new HttpError(404, 'UNKNOWN_ACCOUNT');
  await services.limits.resetMails(email);
  return writeLink(services, services.passwordResets, account, LINK);
}
