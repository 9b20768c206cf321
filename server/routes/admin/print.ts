import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouterContext } from '@koa/router';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { readToken } from '../../accounts/session-token.ts';
import type { State } from '../../http/context.ts';
import { notStored, HttpError } from '../../platform/errors.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { findChromium } from '../../printing/find-chromium.ts';
import {
  RETENTION_MS,
  type DateLetters,
  keepsakePage,
  letterPage,
  lettersPage,
  LETTERS_AT_ONCE,
} from '../../printing/print-jobs.ts';
import { PrintFailed, printFile } from '../../printing/print-file.ts';
import { findKeepsake, presentKeepsakeSheet } from '../../staff/keepsakes.ts';
import { findOrder } from '../../staff/staff-change.ts';
import { findBatch } from '../../staff/find-batch.ts';
import { dateLetters, printLetters, requireWindowAddresses } from '../../staff/letters.ts';
import { requireHolder } from '../../staff/lots.ts';
import {
  manyPrintJobs,
  noBrowser,
  noLetters,
  notPrinted,
  printFailed,
  printFirst,
  printGone,
  unknownPrintJob,
} from '../../staff/refusals.ts';
import type { StaffRouter } from './staff-router.ts';
import type { BatchForm, PrintJob } from '../../store/staff/print-jobs.ts';
import type { GameParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

type Ctx = RouterContext<State>;

/** Routes that print letters to PDF with Chromium. */
export function printCalls(
  services: GameParts &
    Pick<
      Services,
      | 'addressSeals'
      | 'addresses'
      | 'dispatches'
      | 'facts'
      | 'keepsakes'
      | 'orders'
      | 'printJobs'
      | 'saleSeals'
      | 'settings'
      | 'staff'
    >,
  { get, post }: StaffRouter,
): void {
  const { printJobs } = services;
  const { batches } = services.staff;

  // Sets the letter's start date first, as « Imprimer » does.
  get('/admin/orders/:code/letter.pdf', async ({ ctx, at, staff, query: { form } }) => {
    const order = await findOrder(services, at('code'));
    const { code } = order;
    await printLetters(services, [order], staff);
    await sendPrinted(ctx, letterPage(code, form ?? 'sheets'), `lettre-${code}.pdf`);
    await services.dispatches.markPrinted([order.id], services.clock());
  });

  get('/admin/keepsakes/:id/sheet.pdf', async ({ ctx, at }) => {
    const keepsake = await findKeepsake(services, at('id'));
    const { number } = await presentKeepsakeSheet(services, keepsake);
    await sendPrinted(ctx, keepsakePage(keepsake.id), `planche-${number}.pdf`);
    await services.keepsakes.markPrinted(keepsake.id, services.clock());
  });

  // Small batches are printed during the request; large ones return the last finished job.
  get('/admin/batches/:id/letters.pdf', async ({ ctx, at, staff }) => {
    const { id, count } = await findBatch(services, at('id'));
    await requireHolder(services, { id }, staff);
    if (count > LETTERS_AT_ONCE) {
      const job = (await printJobs.all()).find(
        ({ batch, form, state }) => batch === id && form === 'sheets' && state === 'done',
      );
      if (!job) throw printFirst();
      return sendFile(ctx, job);
    }
    const orders = await dateLetters(services, () => batches.orders(id), staff);
    if (orders.length === 0) throw noLetters();
    await sendPrinted(ctx, lettersPage(id, 1), nameOf(id));
    await services.dispatches.markPrinted(
      orders.map((order) => order.id),
      services.clock(),
    );
  });

  post('/admin/batches/:id/printing', async ({ ctx, at, staff, body: { form = 'sheets' } }) => {
    const batch = await findBatch(services, at('id'));
    await requireHolder(services, batch, staff);
    if (findChromium() === null) throw noBrowser();
    const letters = await batches.countOrders(batch.id);
    if (letters === 0) throw noLetters();
    if (form === 'press') await requireWindowAddresses(services, await batches.orders(batch.id));
    const date: DateLetters = (read, at) => dateLetters(services, read, staff, at);
    const job = await printJobs.start(batch, form, letters, { staff, origin: originOf(ctx), date });
    if (!job) throw manyPrintJobs();
    return presentJob(job);
  });

  get('/admin/printing', async () => (await printJobs.all()).map(presentJob));

  post('/admin/printing/:id/cancel', async ({ at }) => {
    const job = await printJobs.cancel((await findJob(at('id'))).id);
    if (!job) throw unknownPrintJob();
    return presentJob(job);
  });

  get('/admin/printing/:id/letters.pdf', async ({ ctx, at, staff }) => {
    const job = await findJob(at('id'));
    await requireHolder(services, { id: job.batch }, staff);
    if (job.state !== 'done') throw notPrinted();
    await sendFile(ctx, job);
  });

  async function findJob(typed: string): Promise<PrintJob> {
    const job = /^\d{1,9}$/.test(typed) ? await printJobs.byId(Number(typed)) : null;
    if (!job) throw unknownPrintJob();
    return job;
  }

  async function sendFile(ctx: Ctx, job: PrintJob): Promise<void> {
    const file = await open(printJobs.fileOf(job)).catch(() => null);
    if (!file) throw printGone();
    attach(ctx, nameOf(job.batch, job.form));
    ctx.length = (await file.stat()).size;
    ctx.body = file.createReadStream();
  }
}

const nameOf = (batch: number, form: BatchForm = 'sheets'): string =>
  `${form === 'press' ? 'presse' : 'lettres'}-lot-${batch}.pdf`;

/** API form of a job, without its heartbeat. */
function presentJob({ createdAt, endedAt, ...job }: PrintJob): ApiSchemas['PrintJob'] {
  const keptUntil = job.state === 'done' && endedAt !== null ? endedAt + RETENTION_MS : null;
  return { ...job, createdAt: isoDate(createdAt), endedAt: isoDate(endedAt), keptUntil: isoDate(keptUntil) };
}

/** Queue limit: each waiting request holds a connection. */
const enqueue = limitConcurrency(1, 20);

/** Prints during the request; stops when the client disconnects. */
async function sendPrinted(
  ctx: Ctx,
  page: { readonly path: string; readonly ready: string },
  name: string,
): Promise<void> {
  if (findChromium() === null) throw noBrowser();
  const signal = abortOnClose(ctx);
  const source = { ...page, origin: originOf(ctx), token: readToken(ctx) ?? '' };
  const pdf = await enqueue(() => printToBuffer([source], signal), signal);
  attach(ctx, name);
  ctx.body = pdf;
}

async function printToBuffer(pages: Parameters<typeof printFile>[1], signal: AbortSignal): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'tirage-'));
  try {
    const file = join(folder, 'lettres.pdf');
    await printFile(file, pages, { signal });
    return await readFile(file);
  } catch (error) {
    throw error instanceof PrintFailed ? (REFUSALS[error.failure]?.() ?? error) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const REFUSALS: Readonly<Record<string, () => HttpError>> = {
  memory: () =>
    printFailed('PRINT_MEMORY', 'Ce tirage demande plus de mémoire que le serveur n’en a : il a été arrêté.'),
  late: () =>
    printFailed(
      'PRINT_LATE',
      'Ce tirage n’en finissait pas : il a été arrêté. Réessayez quand le serveur aura moins à faire.',
    ),
  disk: notStored,
};

/** Aborts when the client disconnects; 499 appears only in the log. */
function abortOnClose({ res }: Ctx): AbortSignal {
  const closed = new AbortController();
  res.once('close', () => res.writableFinished || closed.abort(new HttpError(499, 'GONE')));
  return closed.signal;
}

function attach(ctx: Ctx, name: string): void {
  ctx.type = 'application/pdf';
  ctx.set('content-disposition', `attachment; filename="${name}"`);
}

/** Address of this process, bypassing any proxy. */
function originOf({ req: { socket } }: Ctx): string {
  const address = socket.localAddress ?? '127.0.0.1';
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}
