import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';

export type CounterSearch = ApiSchemas['CounterSearch'];
export type CounterLetter = ApiSchemas['CounterLetter'];
export type CounterPerson = ApiSchemas['CounterPerson'];

export const SEARCH = '/admin/search';
/** `path`: another list that the search narrows. */
export const searchPath = (q: string, path = SEARCH): string =>
  `${path}?${new URLSearchParams({ q }).toString()}`;
export const personPath = (email: string): string =>
  `/admin/person?${new URLSearchParams({ email }).toString()}`;

export const fetchSearch = (q: string): ApiPromise<CounterSearch> =>
  request('GET', `admin/search?${new URLSearchParams({ q }).toString()}`);
/** Each call is a row of the staff journal. */
export const openPerson = (email: string): ApiPromise<CounterPerson> =>
  request('POST', 'admin/person', { body: { email } });
