import type { ApiBody, ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

/** Letters created together. */
export type BatchBody = ApiSchemas['Batch'];

export const fetchBatches = (query: string): ApiPromise<readonly BatchBody[]> =>
  request('GET', `admin/batches?${query}`);
export const fetchBatch = (id: string): ApiPromise<BatchBody> =>
  request('GET', `admin/batches/${encodeURIComponent(id)}`);
/** Creates all letters, or none. */
export const createBatch = (batch: ApiBody<'/api/admin/batches'>): ApiPromise<BatchBody> =>
  request('POST', 'admin/batches', { body: batch });
