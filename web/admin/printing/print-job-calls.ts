import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { apiAddress, request } from '../../api/client.ts';

/** Printing of a batch as one file, started by any staff member. */
export type PrintJobBody = ApiSchemas['PrintJob'];

/** Newest first. */
export const listPrintJobs = (): ApiPromise<readonly PrintJobBody[]> => request('GET', 'admin/printing');
/** Idempotent for each form while a job is running. */
export const startPrintJob = (batch: number, form: PrintJobBody['form']): ApiPromise<PrintJobBody> =>
  request('POST', `admin/batches/${batch}/printing`, { body: { form }, retry: true });
export const cancelPrintJob = (id: number): ApiPromise<PrintJobBody> =>
  request('POST', `admin/printing/${id}/cancel`, { body: {}, retry: true });
export const printJobFile = (id: number): string => apiAddress(`admin/printing/${id}/letters.pdf`);
