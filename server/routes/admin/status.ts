import { mapWithYields } from '../../event-loop.ts';
import type { Services } from '../../services.ts';
import { findGame } from '../../game/current-order.ts';
import { presentGame } from '../../game/present-game.ts';
import { findOrder, findOrderGame } from '../../staff/act.ts';
import { markSent, removeOrderStory, setFullOnWin, jumpOrderToStep } from '../../staff/change-order.ts';
import { createOrders, readGiver, requireCity } from '../../staff/create-order.ts';
import { presentListed, presentStaffOrder } from '../../staff/present-order.ts';
import { readFlag, readLine, readReason, readVersion, readWhole } from '../../staff/read-fields.ts';
import type { Fields } from '../../staff/read-fields.ts';
import { readPageParameters } from '../../staff/read-filter.ts';
import { noStory } from '../../staff/refusals.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';

const UNSENT = { search: null, city: null, states: ['COMMAND'], steps: null, stuck: null, forced: [], batch: null } as const;
const MOST_UNSENT = 500;

/** Routes of the specification: only its fields are returned; reason and version are optional additions. */
export function statusCalls(services: Services, { get, post }: StaffRouter): void {
  post('/admin/status/create', async ({ staff, fields }) => {
    const city = requireCity(services, fields);
    const { orders } = await createOrders(services, city, staff, { count: 1, giftFrom: readGiver(fields), reason: readReason(fields) });
    return orders[0] && presentStaffOrder(services, orders[0]);
  });

  get('/admin/status/unsent', async ({ ctx, fields }) => {
    const { total, orders } = await services.staff.explorer.list(UNSENT, readPageParameters(fields, MOST_UNSENT));
    ctx.set('x-total-count', String(total));
    return mapWithYields(orders, (listed) => presentListed(services, listed));
  });

  post('/admin/status/markSent', async ({ staff, fields }) => {
    const identifier = readLine(fields, 'orderIdentifier', 'INVALID_IDENTIFIER');
    const game = await findOrderGame(services, readCode(fields), readVersion(fields));
    return presentStaffOrder(services, await markSent(services, game, identifier, { staff, reason: readReason(fields) }));
  });

  post('/admin/status/changeStep', async ({ staff, fields }) => {
    const stepIdx = readStepIdx(fields);
    const game = await findOrderGame(services, readCode(fields), readVersion(fields));
    return presentStaffOrder(services, await jumpOrderToStep(services, game, stepIdx, { staff, reason: readReason(fields) }));
  });

  post('/admin/status/fullOnWin', async ({ staff, fields }) => {
    const fullOnWin = readFlag(fields, 'fullOnWin');
    const order = await findOrder(services, readCode(fields), readVersion(fields));
    return presentStaffOrder(services, await setFullOnWin(services, order, fullOnWin, { staff, reason: readReason(fields) }));
  });

  post('/admin/status/removeStoryFromUser', async ({ staff, fields }) => {
    const email = readLine(fields, 'userEmail', 'INVALID_EMAIL');
    return presentStaffOrder(services, await removeOrderStory(services, email, { staff, reason: readReason(fields) }));
  });

  post('/user/status/changeStep', async ({ staff, fields }) => {
    const stepIdx = readStepIdx(fields);
    const game = await findGame(services, staff);
    if (!game) throw noStory();
    await jumpOrderToStep(services, game, stepIdx, { staff, reason: readReason(fields) });
    return presentGame(services, (await findGame(services, staff)) ?? game);
  });
}

const readCode = (fields: Fields): string => readLine(fields, 'statusCode', 'MISSING_CODE');
const readStepIdx = (fields: Fields): number => readWhole(fields.stepIdx, 'stepIdx', 'INVALID_STEP');
