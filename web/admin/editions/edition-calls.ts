import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type Editions = ApiSchemas['Editions'];
export type Edition = ApiSchemas['Edition'];

export const fetchEditions = (): ApiPromise<Editions> => request('GET', 'admin/editions');
/** `from`: the edition that is left. */
export const sendBack = (from: number, otp: string): ApiPromise<Editions> =>
  request('POST', 'admin/editions/back', { body: { from, otp } });
