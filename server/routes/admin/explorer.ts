import type { Services } from '../../services.ts';
import { presentListed } from '../../staff/present-order.ts';
import { readFilter, readPage } from '../../staff/read-filter.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';

const USUAL_PAGE = 100;

export function explorerCalls(services: Services, { get }: StaffRouter): void {
  get('/admin/status/explorer', async ({ ctx, fields }) => {
    const { stuck: _stuck, ...filter } = readFilter(services.content, fields);
    const { total, orders } = await services.staff.explorer.list({ ...filter, stuck: null }, readPage(fields, USUAL_PAGE));
    ctx.set('x-total-count', String(total));
    return orders.map((listed) => presentListed(services, listed));
  });
}
