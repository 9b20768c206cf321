import { presentFigures } from '../../staff/counter-figures.ts';
import { presentSale } from '../../staff/present-order.ts';
import { saleChangedMeanwhile, unknownSale } from '../../staff/refusals.ts';
import { readTerms, searchCounter } from '../../staff/counter-search.ts';
import type { StaffRouter } from './staff-router.ts';
import type { ListedSale } from '../../store/shop/sale-list.ts';
import type { Services } from '../../services/services.ts';
import { openPerson } from '../../staff/present-person.ts';

/** Routes that find a person at the counter. */
export function searchCalls(
  services: Pick<Services, 'addressSeals' | 'buyerSeals' | 'clock' | 'saleSeals' | 'staff'>,
  { get, post }: StaffRouter,
): void {
  get('/admin/search', ({ query }) => searchCounter(services, query.q));

  post('/admin/person', ({ staff, body }) => openPerson(services, body.email, staff));
}

const USUAL_SALES = 50;

/** Routes about what the shops said, and what became of it. */
export function saleCalls(
  services: Pick<
    Services,
    'addressSeals' | 'buyerSeals' | 'clock' | 'facts' | 'saleSeals' | 'shop' | 'staff'
  >,
  { get, post }: StaffRouter,
): void {
  const { saleList } = services.staff;

  get('/admin/sales', async ({ ctx, query }) => {
    const { page = 1, size = USUAL_SALES, open, q } = query;
    const search = q === undefined ? null : readTerms(services, q);
    const filter = { isOpen: open === '1' || open === 'true', search };
    const { total, sales } = await saleList.list(filter, page, size);
    ctx.set('x-total-count', String(total));
    return sales.map((sale) => presentSale(services, sale));
  });

  post('/admin/sales/:id/looked', async ({ at, body }) => {
    const { id } = await findSale(at('id'));
    if (!(await saleList.markLooked(id, body.problems, services.clock()))) throw saleChangedMeanwhile();
    return presentSale(services, await findSale(at('id')));
  });

  get('/admin/figures', ({ query }) => presentFigures(services, query));

  async function findSale(typed: string): Promise<ListedSale> {
    const sale = /^\d{1,9}$/.test(typed) ? await saleList.byId(Number(typed)) : null;
    if (!sale) throw unknownSale();
    return sale;
  }
}
