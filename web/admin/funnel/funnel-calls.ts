import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type FunnelStep = ApiSchemas['FunnelStep'];
export type WrongAnswerBody = ApiSchemas['WrongAnswer'];

export const funnelOf = (city: string): ApiPromise<ApiSchemas['Funnel']> =>
  request('GET', `admin/funnel?city=${encodeURIComponent(city)}`);
