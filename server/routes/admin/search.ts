import { searchCounter } from '../../staff/counter-search.ts';
import { openPerson } from '../../staff/present-person.ts';
import type { StaffRouter } from './staff-router.ts';
import type { Services } from '../../services/services.ts';

/** Routes that find a person at the counter. */
export function searchCalls(
  services: Pick<Services, 'addressSeals' | 'buyerSeals' | 'clock' | 'saleSeals' | 'staff'>,
  { get, post }: StaffRouter,
): void {
  get('/admin/search', ({ query }) => searchCounter(services, query.q));

  post('/admin/person', ({ staff, body }) => openPerson(services, body.email, staff));
}
