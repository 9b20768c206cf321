import type { Status } from '../../engine/public.ts';
import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../api/client.ts';

/** A city with letters. */
export type StaffCity = ApiSchemas['StaffCity'];
/** An order in the staff's lists. */
export type StaffStatusBody = ApiSchemas['StaffStatus'];

export const fetchCities = (): ApiPromise<readonly StaffCity[]> => request('GET', 'admin/cities');
export const createOrder = (order: ApiBody<'/api/admin/status/create'>): ApiPromise<StaffStatusBody> =>
  request('POST', 'admin/status/create', { body: order });
export const sendMarkSent = (statusCode: string, orderIdentifier: string): ApiPromise<unknown> =>
  request('POST', 'admin/status/markSent', { body: { statusCode, orderIdentifier } });

/** One page of orders, and the number of orders that match the filters. */
export interface FoundOrders {
  readonly orders: readonly StaffStatusBody[];
  readonly total: number;
}

export async function searchOrders(call: string): ApiPromise<FoundOrders> {
  const result = await request<readonly StaffStatusBody[]>('GET', call);
  if (!result.ok) return result;
  return { ...result, data: { orders: result.data, total: result.total ?? result.data.length } };
}

/** Those that are not sent: the newest of them. */
export const listUnsent = (): ApiPromise<FoundOrders> => searchOrders('admin/status/unsent');

/** The specification's own calls have no version field; those of an order's file do. */
export const changeOrderStep = (statusCode: string, stepIdx: number): ApiPromise<StaffStatusBody> =>
  request('POST', 'admin/status/changeStep', { body: { statusCode, stepIdx } });
export const sendFullOnWin = (statusCode: string, fullOnWin: boolean): ApiPromise<StaffStatusBody> =>
  request('POST', 'admin/status/fullOnWin', { body: { statusCode, fullOnWin } });
export const sendRemoveStory = (userEmail: string): ApiPromise<unknown> =>
  request('POST', 'admin/status/removeStoryFromUser', { body: { userEmail } });
/** Lets staff try a city: this changes their own order only. */
export const changeOwnStep = (stepIdx: number): ApiPromise<Status> =>
  request('POST', 'user/status/changeStep', { body: { stepIdx } });

export const STATE_LABELS: Readonly<Record<Status['state'], string>> = {
  1: 'COMMANDE',
  2: 'ENVOYE',
  3: 'EN COURS',
  4: 'FINI',
};
