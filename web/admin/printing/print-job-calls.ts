import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { apiAddress, request } from '../../api/client.ts';

/** A batch on its way into one file, whoever asked for it. */
export type PrintJob = ApiSchemas['PrintJob'];

/** Newest first. */
export const listPrintJobs = (): Answer<readonly PrintJob[]> => request('GET', 'admin/printing');
/** Asked for twice, it is printed once. */
export const startPrintJob = (batch: number): Answer<PrintJob> =>
  request('POST', `admin/batches/${batch}/printing`, { body: {}, again: true });
export const cancelPrintJob = (id: number): Answer<PrintJob> => request('POST', `admin/printing/${id}/cancel`, { body: {}, again: true });
export const printJobFile = (id: number): string => apiAddress(`admin/printing/${id}/letters.pdf`);
