import type { RouterContext } from '@koa/router';
import { readToken } from '../../accounts/session-cookies.ts';
import type { State } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { printPage } from '../../printing/print-page.ts';
import type { Services } from '../../services.ts';
import { findOrder } from '../../staff/act.ts';
import { printLetters } from '../../staff/letters.ts';
import { findBatch } from '../../staff/find-batch.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';

const READY = '[data-letters="ready"]';

/** Letters as one file: the staff's own pages, printed by a Chromium beside the server. */
export function printCalls(services: Services, { get }: StaffRouter): void {
  // Fixes the letter's start date before printing, as « Imprimer » does. The pages of a batch call that themselves.
  get('/admin/orders/:code/letter.pdf', async ({ ctx, at, staff }) => {
    const order = await findOrder(services, at('code'));
    const { code } = order;
    await printLetters(services, [order], staff);
    await sendPdf(services, ctx, `/admin/orders/${code}/letter`, `lettre-${code}.pdf`);
  });

  get('/admin/batches/:id/letters.pdf', async ({ ctx, at }) => {
    const { id } = await findBatch(services, at('id'));
    await sendPdf(services, ctx, `/admin/batches/${id}/letters`, `lettres-lot-${id}.pdf`);
  });
}

/** One at a time: a browser is the largest thing this machine ever starts. */
async function sendPdf({ inTurn }: Services, ctx: RouterContext<State>, path: string, name: string): Promise<void> {
  const page = { origin: originOf(ctx), path, token: readToken(ctx) ?? '', ready: READY };
  const pdf = await inTurn('printing', () => printPage(page));
  if (!pdf) throw noBrowser();
  ctx.type = 'application/pdf';
  ctx.set('content-disposition', `attachment; filename="${name}"`);
  ctx.body = pdf;
}

/** The process itself, whatever stands in front of it. */
function originOf({ req: { socket } }: RouterContext<State>): string {
  const address = socket.localAddress ?? '127.0.0.1';
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}

const noBrowser = () =>
  new Refusal(501, 'NO_BROWSER', { message: 'Ce serveur n’a pas de navigateur pour faire un PDF : imprimez depuis le vôtre.' });
