import { presentLetter } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { CODE, inputOf, stagedStatus, type Backstage } from './backstage.ts';
import type { StagedAnswer, Answers } from './game-calls.ts';
import { listed, ok, refusedReply } from './reply.ts';
import { funnel, places, reports } from './staff-figures.ts';
import { stagedOrderFile } from './staff-file.ts';
import { allOrders, daysAgo, stepsOf, stuckOrder, unsentOrders } from './staff-orders.ts';
import { begun } from './standing.ts';

const cities: StagedAnswer = (backstage) => {
  const { city, slug, name, media } = backstage.scenario;
  const steps = stepsOf(backstage).map(({ name, index, description, kind }) => ({ name, index, description, kind }));
  const pictures = media.filter((file) => file.endsWith('.svg')).map((file) => ({ name: file, address: backstage.addresses.medium(file) }));
  return ok([{ city, slug, name, steps, pictures } satisfies ApiSchemas['StaffCity']]);
};

function letter(backstage: Backstage): ApiSchemas['Letter'] {
  const { slug, name } = backstage.scenario;
  const standing = backstage.standing ?? begun(backstage.story);
  return {
    code: CODE,
    identifier: 'CMD-2026-0417',
    giftFrom: null,
    city: { slug, name },
    link: `https://poste.example/a/${CODE}`,
    startDate: daysAgo(backstage, 3),
    ...presentLetter(inputOf(backstage, standing)),
  };
}

const batch = (backstage: Backstage, id: number): ApiSchemas['Batch'] => ({
  id,
  city: backstage.scenario.city,
  count: 50 * id,
  label: id === 1 ? null : 'Librairie du quai, avant l’été',
  createdAt: daysAgo(backstage, 30 - id),
});

/** The first batch on its way to paper. */
const printJob = (backstage: Backstage, changes: Partial<ApiSchemas['PrintJob']>): ApiSchemas['PrintJob'] => ({
  id: 1,
  batch: 1,
  state: 'printing',
  failure: null,
  letters: 50,
  printed: 30,
  createdAt: daysAgo(backstage, 0),
  endedAt: null,
  keptUntil: null,
  ...changes,
});

const changed: StagedAnswer = (backstage) => ok(stuckOrder(backstage));
const theirStatus: StagedAnswer = (backstage) => {
  const status = stagedStatus({ ...backstage, standing: backstage.standing ?? begun(backstage.story) });
  return status ? ok(status) : refusedReply(404, 'NO_STATUS');
};

/** A small square, as a code for a telephone is drawn. */
const QR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1ZM5 1h3v3H5ZM1 5h3v3H1ZM5 5h1v1H5ZM7 7h1v1H7Z"/></svg>';
const SECRET = 'JBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `4f7a-${1000 + 37 * index}`);

/** The calls of staff. */
export const staffCalls = {
  'GET admin/cities': cities,
  'GET admin/status/unsent': (backstage) => listed(unsentOrders(backstage)),
  'GET admin/status/explorer': (backstage) => listed(allOrders(backstage), 312),
  'POST admin/status/create': (backstage) => ok(unsentOrders(backstage)[0]),
  'POST admin/status/markSent': changed,
  'POST admin/status/changeStep': changed,
  'POST admin/status/fullOnWin': changed,
  'POST admin/status/removeStoryFromUser': changed,
  'POST user/status/changeStep': theirStatus,
  'GET admin/batches': (backstage) => ok([batch(backstage, 2), batch(backstage, 1)]),
  'POST admin/batches': (backstage) => ok({ ...batch(backstage, 3), codes: ['PLI200', 'PLI201'] }, 201),
  'POST admin/batches/:/print': (backstage) => ok([letter(backstage)]),
  'GET admin/batches/:/letters': (backstage) => listed([letter(backstage)], 50),
  'POST admin/batches/:/printing': (backstage) => ok(printJob(backstage, { state: 'waiting', printed: 0 })),
  'GET admin/printing': (backstage) => ok([printJob(backstage, {})]),
  'POST admin/printing/:/cancel': (backstage) => ok(printJob(backstage, { state: 'cancelled', endedAt: daysAgo(backstage, 0) })),
  'GET admin/funnel': (backstage) => ok(funnel(backstage)),
  'GET admin/places': (backstage) => ok(places(backstage)),
  'POST admin/places/gone': (backstage) => ok(places(backstage)),
  'POST admin/places/back': (backstage) => ok(places(backstage)),
  'GET admin/reports': (backstage) => listed(reports(backstage)),
  'GET admin/orders/:/file': (backstage) => ok(stagedOrderFile(backstage)),
  'GET admin/orders/:/status': theirStatus,
  'GET admin/orders/:/letter': (backstage) => ok(letter(backstage)),
  'POST admin/orders/:/print': (backstage) => ok(letter(backstage)),
  'POST admin/orders/:/step': changed,
  'POST admin/orders/:/undo': changed,
  'POST admin/orders/:/note': changed,
  'POST admin/orders/:/resend': changed,
  'POST admin/orders/:/tie': changed,
  'POST admin/orders/:/gift': changed,
  'GET admin/secondFactor': () => ok({ enrolled: false, recoveryCodesLeft: 0 }),
  'POST admin/secondFactor/enrol': () => ok({ secret: SECRET, uri: `otpauth://totp/Poste?secret=${SECRET}`, qr: QR }),
  'POST admin/secondFactor/confirm': () => ok({ recoveryCodes }),
  'POST admin/secondFactor/disable': () => ok({}),
} as const satisfies Answers;
