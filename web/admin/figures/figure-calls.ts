import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type CounterFigures = ApiSchemas['CounterFigures'];

export const fetchFigures = (query: string): ApiPromise<CounterFigures> =>
  request('GET', `admin/figures?${query}`);
