import { request, type ApiResult } from '../../api/client.ts';

/** Letters that were made together. */
export interface Batch {
  readonly id: number;
  readonly city: string;
  readonly count: number;
  readonly label: string | null;
  readonly createdAt: string;
  readonly codes?: readonly string[];
}

type Answer<Data> = Promise<ApiResult<Data>>;

export const listBatches = (): Answer<readonly Batch[]> => request('GET', 'admin/batches');
export interface NewBatch {
  readonly cityName: string;
  readonly count: number;
  readonly label: string | null;
  readonly giftFrom: string | null;
}

/** All of them, or none. */
export const createBatch = (batch: NewBatch): Answer<Batch> => request('POST', 'admin/batches', { body: batch });
