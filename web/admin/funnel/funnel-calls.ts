import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { AnswerBody } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type FunnelStep = ApiSchemas['FunnelStep'];
export type WrongAnswerBody = ApiSchemas['WrongAnswer'];

export const funnelOf = (city: string): AnswerBody<ApiSchemas['Funnel']> => request('GET', `admin/funnel?city=${encodeURIComponent(city)}`);
