import type Router from '@koa/router';
import { knowDevice } from '../../accounts/known-device.ts';
import type { State } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { bodyOf } from '../../middleware/read-body.ts';
import type { Services } from '../../services.ts';
import { readEmail } from '../read-email.ts';
import { chooseNewPassword, readNewPassword } from './choose-new-password.ts';
import { requestReset } from './request-reset.ts';
import { createRouter } from '../create-router.ts';

/** Nothing here answers a GET: programs that open the links of a mail before its reader does use nothing up. */
export function passwordRoutes(services: Services): Router<State> {
  const { limits, post, knownDevices, clock } = services;
  const router = createRouter();

  router.post('/user/password/reset', async (ctx) => {
    await limits.resets(ctx.ip);
    const mail = await requestReset(services, readEmail(bodyOf(ctx)));
    if (!(await post.handOver(mail))) throw new Refusal(503, 'MAIL_DELAYED');
    ctx.body = {};
  });

  router.post('/user/password/new', async (ctx) => {
    const choice = readNewPassword(bodyOf(ctx));
    const accountId = await limits.newPassword(ctx.ip, () => chooseNewPassword(services, ctx.ip, choice));
    await knowDevice(ctx, (device) => knownDevices.note(accountId, device, clock()));
    ctx.body = {};
  });

  return router;
}
