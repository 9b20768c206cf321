import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';

export type QueueGroup = ApiSchemas['QueueGroup'];
export type QueueLot = ApiSchemas['QueueLot'];
export type OpenWithdrawal = ApiSchemas['OpenWithdrawal'];
export type QueuedLetter = ApiSchemas['QueuedLetter'];

export interface Queue {
  /** The publisher's day, AAAA-MM-JJ. */
  readonly today: string;
  readonly withdrawals: readonly OpenWithdrawal[];
  readonly waiting: readonly QueueGroup[];
  readonly lots: readonly QueueLot[];
}

export const fetchQueue = (): ApiPromise<Queue> => request('GET', 'admin/queue');
export const fetchQueuedLetters = (query: string): ApiPromise<readonly QueuedLetter[]> =>
  request('GET', `admin/queue/letters?${query}`);
/** Takes what was seen, or nothing. */
export const sendTake = ({ city, day, ready, last }: QueueGroup): ApiPromise<QueueLot> =>
  request('POST', 'admin/queue/take', { body: { cityName: city, day, ready, last } });
/** Lets a letter join the queue that waits for its buyer. */
export const sendReleaseOfLetter = (code: string): ApiPromise<unknown> =>
  request('POST', `admin/orders/${code}/release`, { body: {} });
export const sendTakeOver = ({ batch, holder }: QueueLot): ApiPromise<QueueLot> =>
  request('POST', `admin/batches/${batch}/take`, { body: { from: holder } });
export const sendRelease = ({ batch }: QueueLot): ApiPromise<unknown> =>
  request('POST', `admin/batches/${batch}/release`, { body: {} });
export const sendPosting = ({ batch }: QueueLot): ApiPromise<QueueLot> =>
  request('POST', `admin/batches/${batch}/post`, { body: {} });
export const sendSettlement = (id: number): ApiPromise<unknown> =>
  request('POST', `admin/withdrawals/${id}/settle`, { body: {} });
export const sendReleaseOfWithdrawal = (id: number, reason: string): ApiPromise<unknown> =>
  request('POST', `admin/withdrawals/${id}/release`, { body: { reason } });
