import type { Status } from '../../engine/public.ts';
import { request, type ApiResult } from '../api/client.ts';

type Answer<Data> = Promise<ApiResult<Data>>;

/** A city that letters can be made for: as calls name it, and as people do. */
export interface CityChoice {
  readonly city: string;
  readonly name: string;
}

export const listCities = (): Answer<readonly CityChoice[]> => request('GET', 'admin/cities');
export const listUnsent = (): Answer<readonly Status[]> => request('GET', 'admin/status/unsent');
export const createOrder = (cityName: string): Answer<Status> => request('POST', 'admin/status/create', { body: { cityName } });
export const markSent = (statusCode: string, orderIdentifier: string): Answer<unknown> =>
  request('POST', 'admin/status/markSent', { body: { statusCode, orderIdentifier } });

/** A page of the register, and how many orders the filters let through. */
export interface Explored {
  readonly orders: readonly Status[];
  readonly total: number;
}

export async function explore(call: string): Promise<ApiResult<Explored>> {
  const result = await request<readonly Status[]>('GET', call);
  if (!result.ok) return result;
  return { ...result, data: { orders: result.data, total: result.total ?? result.data.length } };
}

export const changeOrderStep = (statusCode: string, stepIdx: number): Answer<unknown> =>
  request('POST', 'admin/status/changeStep', { body: { statusCode, stepIdx } });
export const setFullOnWin = (statusCode: string, fullOnWin: boolean): Answer<unknown> =>
  request('POST', 'admin/status/fullOnWin', { body: { statusCode, fullOnWin } });
export const removeStory = (userEmail: string): Answer<unknown> =>
  request('POST', 'admin/status/removeStoryFromUser', { body: { userEmail } });
/** Staff try a city themselves: this changes their own order alone. */
export const changeOwnStep = (stepIdx: number): Answer<Status> => request('POST', 'user/status/changeStep', { body: { stepIdx } });
