import type { BatchForm } from '../store/staff/print-jobs.ts';

/** Letters per print page: more would exceed Chromium's memory limit. */
export const LETTERS_AT_ONCE = 10;

const READY = '[data-letters="ready"]';

/**
 * Staff page with some letters of a batch, starting at position `from`, without what surrounds them on a
 * screen.
 */
export const lettersPage = (batch: number, from: number, form: BatchForm = 'sheets') => ({
  path: `/admin/batches/${batch}/letters?from=${from}&count=${LETTERS_AT_ONCE}&form=${form}&only=papers`,
  ready: READY,
});

/** Staff page of one letter. */
export const letterPage = (code: string, form: 'sheets' | 'large') => ({
  path: `/admin/orders/${code}/letter?form=${form}`,
  ready: READY,
});
