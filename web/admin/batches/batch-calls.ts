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
/** All of them, or none. */
export const createBatch = (cityName: string, count: number, label: string | null): Answer<Batch> =>
  request('POST', 'admin/batches', { body: { cityName, count, label } });
