import type { Status } from '../../engine/public.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Answer } from '../api/calls.ts';
import { request, type ApiResult } from '../api/client.ts';

/** A city that letters can be made for. */
export type StaffCity = ApiSchemas['StaffCity'];
/** An order as the staff's lists have it. */
export type StaffStatus = ApiSchemas['StaffStatus'];

export const listCities = (): Answer<readonly StaffCity[]> => request('GET', 'admin/cities');
export const listUnsent = (): Answer<readonly StaffStatus[]> => request('GET', 'admin/status/unsent');
export const createOrder = (cityName: string, giftFrom: string | null): Answer<StaffStatus> =>
  request('POST', 'admin/status/create', { body: { cityName, ...(giftFrom !== null && { giftFrom }) } });
export const markSent = (statusCode: string, orderIdentifier: string): Answer<unknown> =>
  request('POST', 'admin/status/markSent', { body: { statusCode, orderIdentifier } });

/** A page of the register, and how many orders the filters let through. */
export interface Explored {
  readonly orders: readonly StaffStatus[];
  readonly total: number;
}

export async function explore(call: string): Promise<ApiResult<Explored>> {
  const result = await request<readonly StaffStatus[]>('GET', call);
  if (!result.ok) return result;
  return { ...result, data: { orders: result.data, total: result.total ?? result.data.length } };
}

/** The specification's own calls send its fields alone; those of an order's file say which version was on the screen. */
export const changeOrderStep = (statusCode: string, stepIdx: number): Answer<StaffStatus> =>
  request('POST', 'admin/status/changeStep', { body: { statusCode, stepIdx } });
export const setFullOnWin = (statusCode: string, fullOnWin: boolean): Answer<StaffStatus> =>
  request('POST', 'admin/status/fullOnWin', { body: { statusCode, fullOnWin } });
export const removeStory = (userEmail: string): Answer<unknown> =>
  request('POST', 'admin/status/removeStoryFromUser', { body: { userEmail } });
/** Staff try a city themselves: this changes their own order alone. */
export const changeOwnStep = (stepIdx: number): Answer<Status> => request('POST', 'user/status/changeStep', { body: { stepIdx } });
