import type Router from '@koa/router';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { State } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requireAccount } from '../../accounts/require-account.ts';
import { findEntry } from '../../game/entries.ts';
import { presentGame } from '../../game/present-game.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { readKey } from '../idempotency-key.ts';
import { guesserOf } from '../guesser.ts';
import { handleActivate, findByCode, whyUnavailable } from './activate.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { PlayParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

async function findAvailable(
  services: Pick<Services, 'content' | 'elsewhereOf' | 'orders'>,
  account: Account,
  typed: string,
): Promise<ApiSchemas['FoundCode']> {
  const letter = await findByCode(services, typed);
  const entry = letter ? null : await findEntry(services, account, typed);
  const order = entry ? await services.orders.enteredBy(account.id, entry.scenario.city) : letter;
  const reason = entry && !order ? null : whyUnavailable(order);
  if (reason) throw new HttpError(404, 'UNAVAILABLE_CODE', { reason });
  return { available: true, giftFrom: order?.giftFrom ?? null, ...(entry && { isPhrase: true }) };
}

export function activationRoutes(
  services: PlayParts &
    Pick<
      Services,
      'attempts' | 'facts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'
    >,
): Router<State> {
  const { limits } = services;
  const router = createRouter();

  router.post('/a/:code', async (ctx) => {
    const account = requireAccount(ctx);
    const key = readKey(ctx);
    const { waiver } = describedBody(ctx, '/api/a/{code}');
    const activation = { account, code: ctx.params.code ?? '', key, waiverVersion: waiver?.version ?? null };
    const game = await limits.codes(guesserOf(ctx), () => handleActivate(services, activation));
    ctx.body = await presentGame(services, game);
  });

  router.get('/user/status/find/:code', async (ctx) => {
    const account = requireAccount(ctx);
    ctx.body = await limits.codes(guesserOf(ctx), () =>
      findAvailable(services, account, ctx.params.code ?? ''),
    );
  });

  return router;
}
