import type { ApiBody, ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

/** Letters that were made together. */
export type Batch = ApiSchemas['Batch'];

export const listBatches = (): Answer<readonly Batch[]> => request('GET', 'admin/batches');
/** All of them, or none. */
export const createBatch = (batch: ApiBody<'/api/admin/batches'>): Answer<Batch> => request('POST', 'admin/batches', { body: batch });
