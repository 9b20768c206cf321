import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { CarrierFailure, type Label } from '../../post/carrier.ts';
import { postalAddressOf } from '../../shop/postal-address.ts';
import { findOrder } from '../../staff/staff-change.ts';
import { presentStaffOrder } from '../../staff/present-order.ts';
import { carrierFailed, noCarrier, noWindowAddress, notOnItsWay } from '../../staff/refusals.ts';
import type { StaffRouter } from './staff-router.ts';
import type { Tracking } from '../../store/orders/dispatches.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { Services } from '../../services/services.ts';

/** Routes for labels and tracking numbers. Posting a letter needs neither. */
export function carrierCalls(
  services: Pick<
    Services,
    | 'addressSeals'
    | 'addresses'
    | 'carriers'
    | 'clock'
    | 'content'
    | 'dispatches'
    | 'log'
    | 'orders'
    | 'outbox'
    | 'post'
    | 'settings'
    | 'staff'
  >,
  { get, post }: StaffRouter,
): void {
  const { carriers } = services;

  get('/admin/carriers', () => ({
    carriers: carriers.all.map(({ name }) => name),
    sellsLabels: carriers.seller !== null,
  }));

  post('/admin/orders/:code/tracking', async ({ at, body: { carrier, number } }) => {
    const order = await findOrder(services, at('code'));
    await recordTracking(
      order,
      number ? { carrier: carrier ?? 'la-poste', number: number.replaceAll(/\s/g, '').toUpperCase() } : null,
    );
    return presentStaffOrder(services, order);
  });

  post('/admin/orders/:code/label', async ({ at }) => {
    const order = await findOrder(services, at('code'));
    const { name, createLabel } = carriers.seller ?? {};
    if (!name || !createLabel) throw noCarrier();
    const to = await postalAddressOf(services, order.id);
    if (!to) throw noWindowAddress([order.code]);
    const label = await buy(() => createLabel({ reference: `PLI-${order.id}`, to }));
    await recordTracking(order, { carrier: name, number: label.number });
    return {
      carrier: name,
      number: label.number,
      pdf: label.pdf.toString('base64'),
    } satisfies ApiSchemas['Label'];
  });

  /** A letter that is on its way already is asked about from now on. */
  async function recordTracking(order: Order, tracking: Tracking | null): Promise<void> {
    if (!(await services.dispatches.recordTracking(order.id, tracking))) throw notOnItsWay();
    const job = carriers.jobFor(order.id, tracking, services.clock());
    if (order.progress.state !== 'SENT' || !job) return;
    await services.outbox.add(job);
    services.post.dispatch(job);
  }

  async function buy(ask: () => Promise<Label>): Promise<Label> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CarrierFailure)) throw error;
      services.log.warn({ why: error.message }, 'no label was bought');
      throw carrierFailed();
    }
  }
}
