import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';
import type { SaleBody } from './sale-words.ts';

export const fetchSales = (query: string): ApiPromise<readonly SaleBody[]> =>
  request('GET', `admin/sales?${query}`);
/** Refused when another problem was added since. */
export const sendLooked = ({ id, problems }: SaleBody): ApiPromise<SaleBody> =>
  request('POST', `admin/sales/${id}/looked`, { body: { problems: problems.map(({ code }) => code) } });
