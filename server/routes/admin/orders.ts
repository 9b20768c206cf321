import { renderSVG } from 'uqr';
import { presentGame } from '../../game/present-game.ts';
import type { Services } from '../../services.ts';
import { findOrder, findOrderGame } from '../../staff/act.ts';
import { note, setGiver, jumpOrderToStep, tie } from '../../staff/change-order.ts';
import { readGiver } from '../../staff/create-order.ts';
import { linkOf, presentPrintedLetter, printLetters } from '../../staff/letters.ts';
import { presentFile } from '../../staff/present-file.ts';
import { presentStaffOrder } from '../../staff/present-order.ts';
import { readOptionalLine, readReason, readTextField, readVersion, readWhole, requireReason } from '../../staff/read-fields.ts';
import type { Fields } from '../../staff/read-fields.ts';
import { invalid } from '../../staff/refusals.ts';
import { resend } from '../../staff/resend.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';
import { undo } from '../../staff/undo.ts';

/** Routes for one order: file, player view, papers and staff actions. */
export function orderCalls(services: Services, { get, post }: StaffRouter): void {
  get('/admin/orders/:code/file', async ({ at }) => {
    await services.staff.statistics.refresh(services.clock());
    return presentFile(services, await findOrderGame(services, at('code')));
  });

  get('/admin/orders/:code/status', async ({ at }) => presentGame(services, await findOrderGame(services, at('code'))));

  get('/admin/orders/:code/letter', async ({ at }) => presentPrintedLetter(services, await findOrderGame(services, at('code'))));

  get('/admin/orders/:code/qr.svg', async ({ ctx, at }) => {
    const { code } = await findOrder(services, at('code'));
    ctx.type = 'image/svg+xml';
    return renderSVG(linkOf(services, code), { ecc: 'M', border: 2 });
  });

  post('/admin/orders/:code/print', async ({ at, staff, fields }) => {
    const [letter] = await printLetters(services, [await findOrder(services, at('code'), readVersion(fields))], staff);
    return letter;
  });

  post('/admin/orders/:code/step', async ({ at, staff, fields }) => {
    const stepIdx = readWhole(fields.stepIdx, 'stepIdx', 'INVALID_STEP');
    const reason = requireReason(fields);
    const game = await findOrderGame(services, at('code'), requireVersion(fields));
    return presentStaffOrder(services, await jumpOrderToStep(services, game, stepIdx, { staff, reason }));
  });

  post('/admin/orders/:code/undo', async ({ at, staff, fields }) => {
    const action = readWhole(fields.action, 'action', 'INVALID_ACTION');
    const reason = requireReason(fields);
    const order = await findOrder(services, at('code'), requireVersion(fields));
    return presentStaffOrder(services, await undo(services, order, action, { staff, reason }));
  });

  post('/admin/orders/:code/note', async ({ at, staff, fields }) => {
    const text = readTextField(fields, 'text', 'MISSING_TEXT');
    return presentStaffOrder(services, await note(services, await findOrder(services, at('code')), staff, text));
  });

  post('/admin/orders/:code/resend', async ({ at, staff, fields }) => {
    const reason = readReason(fields);
    return presentStaffOrder(services, await resend(services, await findOrderGame(services, at('code')), { staff, reason }));
  });

  post('/admin/orders/:code/tie', async ({ at, staff, fields }) => {
    const email = readOptionalLine(fields, 'email', 'INVALID_EMAIL');
    const order = await findOrder(services, at('code'), readVersion(fields));
    return presentStaffOrder(services, await tie(services, order, email, { staff, reason: readReason(fields) }));
  });

  post('/admin/orders/:code/gift', async ({ at, staff, fields }) => {
    const giftFrom = readGiver(fields);
    const order = await findOrder(services, at('code'), readVersion(fields));
    return presentStaffOrder(services, await setGiver(services, order, giftFrom, { staff, reason: readReason(fields) }));
  });
}

/** Requires the version that the person has read. */
function requireVersion(fields: Fields): number {
  const version = readVersion(fields);
  if (version === null) throw invalid('MISSING_VERSION', 'Le champ « version » manque : relisez le pli.');
  return version;
}
