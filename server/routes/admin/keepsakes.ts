import {
  cancelKeepsake,
  findKeepsake,
  nameKeepsakeGame,
  postKeepsake,
  presentKeepsake,
  presentKeepsakeSheet,
} from '../../staff/keepsakes.ts';
import type { StaffRouter } from './staff-router.ts';
import type { GameParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

const MOST_ENDED = 50;

/** Routes about the sheets of stamps that were bought: what is to be printed and posted. */
export function keepsakeCalls(
  services: GameParts &
    Pick<Services, 'buyerLinks' | 'facts' | 'keepsakes' | 'orders' | 'post' | 'saleSeals' | 'settings'>,
  { get, post }: StaffRouter,
): void {
  const { keepsakes, saleSeals } = services;

  get('/admin/keepsakes', async () => ({
    waiting: (await keepsakes.waiting()).map((keepsake) => presentKeepsake(saleSeals, keepsake)),
    ended: (await keepsakes.ended(MOST_ENDED)).map((keepsake) => presentKeepsake(saleSeals, keepsake)),
  }));

  get('/admin/keepsakes/:id/sheet', async ({ at }) =>
    presentKeepsakeSheet(services, await findKeepsake(services, at('id'))),
  );

  post('/admin/keepsakes/:id/game', async ({ at, staff, body }) => {
    await nameKeepsakeGame(services, await findKeepsake(services, at('id')), body.statusCode, staff);
    return presentKeepsake(saleSeals, await findKeepsake(services, at('id')));
  });

  post('/admin/keepsakes/:id/post', async ({ at, staff, body }) => {
    await postKeepsake(services, await findKeepsake(services, at('id')), body.number || null, staff);
    return presentKeepsake(saleSeals, await findKeepsake(services, at('id')));
  });

  post('/admin/keepsakes/:id/cancel', async ({ at, staff }) => {
    await cancelKeepsake(services, await findKeepsake(services, at('id')), staff);
    return presentKeepsake(saleSeals, await findKeepsake(services, at('id')));
  });
}
