import { apiAddress, request, type ApiResult } from '../../api/client.ts';

/** A batch on its way into one file, whoever asked for it. */
export interface PrintJob {
  readonly id: number;
  readonly batch: number;
  readonly state: 'waiting' | 'printing' | 'done' | 'failed' | 'cancelled';
  readonly failure: 'memory' | 'disk' | 'late' | 'failed' | 'stopped' | null;
  readonly letters: number;
  readonly printed: number;
  readonly createdAt: string;
  readonly endedAt: string | null;
  /** How long its file stays; null while there is none. */
  readonly keptUntil: string | null;
}

type Answer<Data> = Promise<ApiResult<Data>>;

/** Newest first. */
export const listPrintJobs = (): Answer<readonly PrintJob[]> => request('GET', 'admin/printing');
/** Asked for twice, it is printed once. */
export const startPrintJob = (batch: number): Answer<PrintJob> =>
  request('POST', `admin/batches/${batch}/printing`, { body: {}, again: true });
export const cancelPrintJob = (id: number): Answer<PrintJob> => request('POST', `admin/printing/${id}/cancel`, { body: {}, again: true });
export const printJobFile = (id: number): string => apiAddress(`admin/printing/${id}/letters.pdf`);
