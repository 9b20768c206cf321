import { isoDate } from '../../../engine/view/iso.ts';
import { authorOf, findOrder, findOrderGame } from '../../staff/staff-change.ts';
import { requireCity, queueOrder, releaseOrder, unqueueOrder } from '../../staff/create-order.ts';
import { findBatch } from '../../staff/find-batch.ts';
import { postLot, presentLot, releaseLot, takeLot, takeLotOver } from '../../staff/lots.ts';
import { presentStaffOrder } from '../../staff/present-order.ts';
import { replaceLostLetter } from '../../staff/replace-lost-letter.ts';
import {
  findWithdrawal,
  presentWithdrawal,
  releaseWithdrawal,
  settleWithdrawal,
} from '../../staff/withdrawals.ts';
import type { StaffRouter } from './staff-router.ts';
import type { GameParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

const USUAL_LETTERS = 100;

/** Routes of the print queue: what waits, who takes it, what leaves. */
export function queueCalls(
  services: GameParts &
    Pick<
      Services,
      | 'addressSeals'
      | 'addresses'
      | 'buyerLinks'
      | 'buyerSeals'
      | 'carriers'
      | 'dispatches'
      | 'facts'
      | 'live'
      | 'orders'
      | 'post'
      | 'settings'
      | 'shop'
      | 'staff'
      | 'withdrawals'
    >,
  { get, post }: StaffRouter,
): void {
  const { postQueue, lots } = services.staff;

  get('/admin/queue', async ({ staff }) => {
    const [withdrawals, waiting, open] = await Promise.all([
      services.withdrawals.open(),
      postQueue.waiting(services.clock()),
      lots.open(),
    ]);
    return {
      today: services.shop.today(),
      withdrawals: withdrawals.map(presentWithdrawal),
      waiting: waiting.map(({ since, ...group }) => ({ ...group, since: isoDate(since) })),
      lots: open.map((lot) => presentLot(lot, staff)),
    };
  });

  post('/admin/withdrawals/:id/settle', async ({ at, staff }) => {
    await settleWithdrawal(services, (await findWithdrawal(services, at('id'))).id, staff);
    return {};
  });

  post('/admin/withdrawals/:id/release', async ({ at, staff, body }) => {
    await releaseWithdrawal(services, at('id'), authorOf(staff, body));
    return {};
  });

  get('/admin/queue/letters', async ({ ctx, query }) => {
    const { city, day, page = 1, size = USUAL_LETTERS } = query;
    const { total, letters } = await postQueue.letters(
      { city: requireCity(services, city).scenario.city, day },
      page,
      size,
      services.clock(),
    );
    ctx.set('x-total-count', String(total));
    return letters.map(({ since, until, withdrawnAt, ...letter }) => ({
      ...letter,
      until: isoDate(until),
      since: isoDate(since),
      withdrawnAt: isoDate(withdrawnAt),
    }));
  });

  post('/admin/queue/take', async ({ ctx, staff, body }) => {
    const { city } = requireCity(services, body.cityName).scenario;
    const lot = await takeLot(services, { city, day: body.day, ready: body.ready, last: body.last }, staff);
    ctx.status = 201;
    return presentLot(lot, staff);
  });

  post('/admin/batches/:id/take', async ({ at, staff, body }) =>
    presentLot(await takeLotOver(services, await findBatch(services, at('id')), body.from, staff), staff),
  );

  post('/admin/batches/:id/release', async ({ at, staff }) => {
    await releaseLot(services, await findBatch(services, at('id')), staff);
    return {};
  });

  post('/admin/batches/:id/post', async ({ at, staff, body }) =>
    presentLot(await postLot(services, await findBatch(services, at('id')), authorOf(staff, body)), staff),
  );

  post('/admin/orders/:code/queue', async ({ at, staff, body }) => {
    const game = await findOrderGame(services, at('code'), body.version);
    return presentStaffOrder(services, await queueOrder(services, game, authorOf(staff, body)));
  });

  post('/admin/orders/:code/unqueue', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    return presentStaffOrder(services, await unqueueOrder(services, order, authorOf(staff, body)));
  });

  post('/admin/orders/:code/release', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    return presentStaffOrder(services, await releaseOrder(services, order, authorOf(staff, body)));
  });

  post('/admin/orders/:code/lost', async ({ at, staff, body }) => {
    const game = await findOrderGame(services, at('code'), body.version);
    return presentStaffOrder(
      services,
      await replaceLostLetter(services, game, { staff, reason: body.reason }),
    );
  });
}
