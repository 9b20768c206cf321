import { findGame, type PlayParts } from '../../game/current-order.ts';
import { presentGame } from '../../game/present-game.ts';
import { authorOf, findOrder, findOrderGame } from '../../staff/staff-change.ts';
import { markSent, removeOrderStory, setFullOnWin, jumpOrderToStep } from '../../staff/change-order.ts';
import { createOrders, requireCity } from '../../staff/create-order.ts';
import { presentListed, presentStaffOrder } from '../../staff/present-order.ts';
import { readPageParameters } from '../../staff/read-filter.ts';
import { noStory } from '../../staff/refusals.ts';
import type { StaffRouter } from './staff-router.ts';
import type { Services } from '../../services/services.ts';

const UNSENT = {
  search: null,
  city: null,
  states: ['COMMAND'],
  steps: null,
  stuck: null,
  forced: [],
  batch: null,
} as const;
const MOST_UNSENT = 500;

/** Routes of the specification: only its fields are returned; reason and version are optional additions. */
export function statusCalls(
  services: PlayParts &
    Pick<
      Services,
      | 'accounts'
      | 'buyerLinks'
      | 'buyerSeals'
      | 'carriers'
      | 'dispatches'
      | 'facts'
      | 'parties'
      | 'post'
      | 'settings'
      | 'staff'
    >,
  { get, post }: StaffRouter,
): void {
  post('/admin/status/create', async ({ staff, body }) => {
    const city = requireCity(services, body.cityName);
    const { orders } = await createOrders(services, city, staff, {
      count: 1,
      giftFrom: body.giftFrom || null,
      language: body.language ?? 'fr',
      reason: body.reason || null,
    });
    return orders[0] && presentStaffOrder(services, orders[0]);
  });

  get('/admin/status/unsent', async ({ ctx, query }) => {
    const { total, orders } = await services.staff.explorer.list(
      UNSENT,
      readPageParameters(query, MOST_UNSENT),
    );
    ctx.set('x-total-count', String(total));
    return orders.map((listed) => presentListed(services, listed));
  });

  post('/admin/status/markSent', async ({ staff, body }) => {
    const game = await findOrderGame(services, body.statusCode, body.version);
    return presentStaffOrder(
      services,
      await markSent(services, game, body.orderIdentifier, authorOf(staff, body)),
    );
  });

  post('/admin/status/changeStep', async ({ staff, body }) => {
    const game = await findOrderGame(services, body.statusCode, body.version);
    return presentStaffOrder(
      services,
      await jumpOrderToStep(services, game, body.stepIdx, authorOf(staff, body)),
    );
  });

  post('/admin/status/fullOnWin', async ({ staff, body }) => {
    const order = await findOrder(services, body.statusCode, body.version);
    return presentStaffOrder(
      services,
      await setFullOnWin(services, order, body.fullOnWin, authorOf(staff, body)),
    );
  });

  post('/admin/status/removeStoryFromUser', async ({ staff, body }) =>
    presentStaffOrder(services, await removeOrderStory(services, body.userEmail, authorOf(staff, body))),
  );

  post('/user/status/changeStep', async ({ staff, body }) => {
    const game = await findGame(services, staff);
    if (!game) throw noStory();
    await jumpOrderToStep(services, game, body.stepIdx, authorOf(staff, body));
    return await presentGame(services, (await findGame(services, staff)) ?? game);
  });
}
