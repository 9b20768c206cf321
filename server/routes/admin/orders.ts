import { renderSVG } from 'uqr';
import { presentGame, presentReport } from '../../game/present-game.ts';
import { authorOf, findOrder, findOrderGame } from '../../staff/staff-change.ts';
import {
  note,
  setAddress,
  setGift,
  jumpOrderToStep,
  requireUnderstood,
  tie,
  resend,
} from '../../staff/change-order.ts';
import { linkOf, presentPrintedLetter, printLetters } from '../../staff/letters.ts';
import { presentFile } from '../../staff/present-file.ts';
import { presentStaffOrder } from '../../staff/present-order.ts';
import type { StaffRouter } from './staff-router.ts';
import { undo } from '../../staff/undo.ts';
import type { GameParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

/** Routes for one order: file, player view, papers and staff actions. */
export function orderCalls(
  services: GameParts &
    Pick<
      Services,
      | 'addressSeals'
      | 'addresses'
      | 'attempts'
      | 'buyerSeals'
      | 'dispatches'
      | 'facts'
      | 'limits'
      | 'live'
      | 'orders'
      | 'parties'
      | 'post'
      | 'saleSeals'
      | 'settings'
      | 'shop'
      | 'staff'
    >,
  { get, post }: StaffRouter,
): void {
  get('/admin/orders/:code/file', async ({ at }) => {
    await services.staff.statistics.refresh(services.clock());
    return presentFile(services, await findOrderGame(services, at('code')));
  });

  get('/admin/orders/:code/status', async ({ at }) =>
    presentGame(services, await findOrderGame(services, at('code'))),
  );

  get('/admin/orders/:code/report', async ({ at }) =>
    presentReport(services, await findOrderGame(services, at('code'))),
  );

  get('/admin/orders/:code/letter', async ({ at }) =>
    presentPrintedLetter(services, await findOrder(services, at('code'))),
  );

  get('/admin/orders/:code/qr.svg', async ({ ctx, at }) => {
    const order = await findOrder(services, at('code'));
    ctx.type = 'image/svg+xml';
    return renderSVG(linkOf(services, order), { ecc: 'M', border: 2 });
  });

  post('/admin/orders/:code/print', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    await requireUnderstood(services, order);
    const [letter] = await printLetters(services, [order], staff);
    await services.dispatches.markPrinted([order.id], services.clock());
    return letter;
  });

  post('/admin/orders/:code/step', async ({ at, staff, body }) => {
    const game = await findOrderGame(services, at('code'), body.version);
    return presentStaffOrder(
      services,
      await jumpOrderToStep(services, game, body.stepIdx, authorOf(staff, body)),
    );
  });

  post('/admin/orders/:code/undo', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    return presentStaffOrder(services, await undo(services, order, body.action, authorOf(staff, body)));
  });

  post('/admin/orders/:code/note', async ({ at, staff, body }) => {
    return presentStaffOrder(
      services,
      await note(services, await findOrder(services, at('code')), staff, body.text),
    );
  });

  post('/admin/orders/:code/resend', async ({ at, staff, body }) => {
    return presentStaffOrder(
      services,
      await resend(services, await findOrderGame(services, at('code')), authorOf(staff, body)),
    );
  });

  post('/admin/orders/:code/tie', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    return presentStaffOrder(services, await tie(services, order, body.email, authorOf(staff, body)));
  });

  post('/admin/orders/:code/gift', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    const { version: _version, reason: _reason, ...said } = body;
    const gift = Object.fromEntries(Object.entries(said).map(([name, text]) => [name, text || null]));
    return presentStaffOrder(services, await setGift(services, order, gift, authorOf(staff, body)));
  });

  post('/admin/orders/:code/address', async ({ at, staff, body }) => {
    const order = await findOrder(services, at('code'), body.version);
    return presentStaffOrder(
      services,
      await setAddress(services, order, body.address, authorOf(staff, body)),
    );
  });
}
