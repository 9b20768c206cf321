import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type FunnelStep = ApiSchemas['FunnelStep'];
export type WrongAnswer = ApiSchemas['WrongAnswer'];

export const funnelOf = (city: string): Answer<ApiSchemas['Funnel']> => request('GET', `admin/funnel?city=${encodeURIComponent(city)}`);
