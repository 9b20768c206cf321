import type Router from '@koa/router';
import { rememberDevice } from '../../accounts/known-device.ts';
import { refusePassword } from '../../accounts/password.ts';
import type { State } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { readEmail } from '../read-email.ts';
import { chooseNewPassword } from './choose-new-password.ts';
import { requestReset } from './request-reset.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Services } from '../../services/services.ts';

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
